'use client';

import { useEffect } from 'react';

/**
 * Hands words to the status element of the search, which stands above and was there before them: a screen reader may
 * miss one that comes with its words. https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA22
 * @param message the words, '' for none; they go when the caller does
 * @param onMessage the same function at every call
 */
export function useMessage(message: string, onMessage: (message: string) => void) {
  useEffect(() => {
    onMessage(message);
    return () => onMessage('');
  }, [message, onMessage]);
}
