'use client';

import { useEffect, useLayoutEffect, useState } from 'react';

/** Screen readers would otherwise announce each count while a visitor types. */
const REST_MS = 500;

type Props = {
  term: string;
  message: string;
};

/**
 * Shows a message above the results at once, and announces it when the visitor has not changed the term for 500 ms:
 * https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA22. The line keeps its height while there is a term, so that no result
 * moves below a finger.
 */
export function SearchStatus({ term, message }: Props) {
  const [announced, setAnnounced] = useState('');
  // Another term restarts the delay, even with the same message.
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), message === '' ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [message, term]);
  return (
    <>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {(term.trim() !== '' || message !== '') && (
        <p className="search-status px-(--inset) pt-4 pb-2" aria-hidden>
          {message}
        </p>
      )}
    </>
  );
}

/** Passes a message to the search's status, in the frame that shows what it is about. */
export function useMessage(message: string, onMessage: (message: string) => void) {
  useLayoutEffect(() => {
    onMessage(message);
    return () => onMessage('');
  }, [message, onMessage]);
}
