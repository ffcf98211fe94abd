'use client';

import { useState } from 'react';

const KEY = 'recent-searches';
const MAX_TERMS = 5;

/** The browser may refuse storage, and another version of the site may have stored other data. */
function read(): string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string').slice(0, MAX_TERMS) : [];
  } catch {
    return [];
  }
}

function write(terms: string[]) {
  try {
    if (terms.length > 0) window.localStorage.setItem(KEY, JSON.stringify(terms));
    else window.localStorage.removeItem(KEY);
  } catch {}
}

/** Returns the visitor's last searches, newest first, stored in this browser only. Not for the server's HTML. */
export function useRecentSearches() {
  const [terms, setTerms] = useState(read);
  const store = (next: string[]) => {
    setTerms(next);
    write(next);
  };
  return {
    terms,
    remember: (term: string) => {
      const clean = term.trim();
      if (clean)
        store([clean, ...read().filter((other) => other.toLowerCase() !== clean.toLowerCase())].slice(0, MAX_TERMS));
    },
    forget: () => store([]),
  };
}
