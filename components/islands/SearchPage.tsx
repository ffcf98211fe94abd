'use client';

import { useSearchParams } from 'next/navigation';
import { type FormEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { SearchCopy } from '@/lib/content/schema';
import { LazySearchResults } from './LazySearchResults';
import { useRecentSearches } from './use-recent-searches';
import { moveWithArrows } from './use-search-keys';

type Props = {
  copy: Pick<SearchCopy, 'labels' | 'suggestions'>;
  icon: ReactNode;
};

/** The search on a page of its own, whose address holds the term: /search?q=batch. Absent without JavaScript. */
export function SearchPage({ copy: { labels, suggestions }, icon }: Props) {
  const [term, setTerm] = useState('');
  const show = (next: string) => {
    setTerm(next);
    // Next keeps useSearchParams and the back button in step with this.
    window.history.replaceState(null, '', next.trim() ? `?q=${encodeURIComponent(next.trim())}` : '?');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    show(term);
  };
  return (
    <search className="needs-script" onKeyDown={moveWithArrows}>
      <Suspense>
        <TermOfAddress onTerm={setTerm} />
      </Suspense>
      <form onSubmit={onSubmit} className="search-form search-form-page">
        {icon}
        <input
          type="search"
          name="q"
          className="search-field"
          aria-label={labels.field}
          placeholder={labels.hint}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          data-stop
        />
        <button type="submit" className="button button-brand">
          {labels.submit}
        </button>
      </form>
      {term.trim() !== '' && <Found term={term} labels={labels} suggestions={suggestions} onTerm={show} />}
    </search>
  );
}

/** Takes the term from the address: at first, and when the header's search leads here from here. */
function TermOfAddress({ onTerm }: { onTerm: (term: string) => void }) {
  const term = useSearchParams().get('q') ?? '';
  useEffect(() => {
    if (term) onTerm(term);
  }, [term, onTerm]);
  return null;
}

type FoundProps = Props['copy'] & { term: string; onTerm: (term: string) => void };

function Found({ term, onTerm, ...copy }: FoundProps) {
  const recent = useRecentSearches();
  const leave = () => {
    recent.remember(term);
    onTerm(term);
  };
  return (
    <div className="mt-4">
      <LazySearchResults {...copy} term={term} recent={recent} onTerm={onTerm} onChoose={leave} />
    </div>
  );
}
