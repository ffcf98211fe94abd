'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { SearchWords } from '@/lib/definitions/words';
import { LazySearchResults } from './LazySearchResults';
import { useRecentSearches } from './use-recent-searches';
import { moveWithArrows } from './use-search-keys';

type Props = {
  copy: Pick<SearchWords, 'labels' | 'suggestions'>;
  icon: ReactNode;
};

/** The search on a page of its own, whose address holds the term: /search?q=batch. Absent without JavaScript. */
export function SearchPage({ copy: { labels, suggestions }, icon }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
  const [message, setMessage] = useState('');
  // What was typed before the scripts were there goes first: React leaves it in the field, but tells nobody of it. From
  // here on it hears of each letter (scripts/finish/loader.ts).
  useEffect(() => {
    field.current?.setAttribute('data-ready', '');
    const first = field.current?.value || new URLSearchParams(window.location.search).get('q');
    if (first) setTerm(first);
  }, []);
  const show = (next: string) => {
    setTerm(next);
    window.history.replaceState(null, '', next.trim() ? `?q=${encodeURIComponent(next.trim())}` : '?');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    show(field.current?.value ?? term);
  };
  return (
    <search data-wake="" className="needs-script" onKeyDown={moveWithArrows}>
      <form onSubmit={onSubmit} className="search-form search-form-page">
        {icon}
        <input
          ref={field}
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
      <div className="mt-4">
        <p role="status" className="search-status">
          {message}
        </p>
        {term.trim() !== '' && (
          <Found term={term} labels={labels} suggestions={suggestions} onTerm={show} onMessage={setMessage} />
        )}
      </div>
    </search>
  );
}

type FoundProps = Props['copy'] & {
  term: string;
  onTerm: (term: string) => void;
  onMessage: (message: string) => void;
};

function Found({ term, onTerm, ...rest }: FoundProps) {
  const recent = useRecentSearches();
  const leave = () => {
    recent.remember(term);
    onTerm(term);
  };
  return <LazySearchResults {...rest} term={term} recent={recent} onTerm={onTerm} onChoose={leave} />;
}
