'use client';

import { useEffect } from 'react';
import { Link } from '@/components/ui/Link';
import type { SearchPageCopy } from '@/lib/definitions/shared-copy';

/** Screen readers would otherwise announce each count while a visitor types. */
const REST_MS = 500;

/**
 * Passes a message to the existing status element: https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA22
 * @param term delays the message until the visitor has not changed it for 500 ms
 */
export function useMessage(message: string, term: string, onMessage: (message: string) => void) {
  useEffect(() => {
    const timer = setTimeout(() => onMessage(message), message === '' ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [message, term, onMessage]);
  useEffect(() => () => onMessage(''), [onMessage]);
}

type Props = {
  term: string;
  labels: SearchPageCopy['labels'];
  failures: number;
  isGivenUp: boolean;
  onTryAgain: () => void;
  onTerm: (term: string) => void;
  onMessage: (message: string) => void;
};

/** Announces that the search is loading, retries or has failed; then it offers another attempt. */
export function SearchTrouble({ term, labels, failures, isGivenUp, onTryAgain, onTerm, onMessage }: Props) {
  useMessage(isGivenUp ? labels.failed : failures > 0 ? labels.retrying : labels.loading, term, onMessage);
  if (!isGivenUp) return null;
  const tryAgain = () => {
    onTryAgain();
    onTerm(term);
  };
  return (
    <p className="search-note flex flex-wrap gap-3">
      <button type="button" className="button button-brand" onClick={tryAgain} data-stop>
        {labels.tryAgain}
      </button>
      <Link href="/search" className="button button-outline" data-stop>
        {labels.allPages}
      </Link>
    </p>
  );
}
