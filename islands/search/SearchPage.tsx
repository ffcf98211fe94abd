'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { FieldLabels } from '@/lib/site/search-page';
import { Glyph } from '@/ui/Glyph';
import { mountComponent } from '../runtime/mount';
import { moveWithArrows } from './move-with-arrows';
import { SearchResults } from './SearchResults';
import { SearchStatus } from './SearchStatus';
import { useRecentSearches } from './use-recent-searches';

type Props = { labels: FieldLabels };

/** Renders the search of /search, with the term in its URL: /search?q=batch. Hidden without JavaScript. */
export function SearchPage({ labels }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const recent = useRecentSearches();
  const [term, setTerm] = useState('');
  const [message, setMessage] = useState('');
  // Hydration keeps the text that was typed before, which is newer than the URL.
  useEffect(() => {
    const first = field.current?.value || new URLSearchParams(window.location.search).get('q');
    if (first) setTerm(first);
  }, []);
  const show = (next: string) => {
    setTerm(next);
    window.history.replaceState(null, '', next.trim() ? `?q=${encodeURIComponent(next.trim())}` : '?');
  };
  const search = (next: string) => {
    show(next);
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    show(field.current?.value ?? term);
  };
  return (
    <search className="search-page needs-script [--inset:0px]" onKeyDown={moveWithArrows}>
      <form
        onSubmit={onSubmit}
        className="flex flex-wrap items-center gap-x-3.5 border-ink border-b-[3px] pb-[calc(var(--deck)+3px)] contrast-more:py-3 max-sm:gap-y-4 max-sm:border-b-0"
      >
        <label htmlFor={fieldId} className="mt-3 basis-full font-medium text-(length:--text-sm)">
          {labels.field}
        </label>
        <Glyph name="search" size={28} />
        <input
          ref={field}
          id={fieldId}
          type="search"
          name="q"
          className="search-field max-sm:basis-[calc(100%-3rem)] max-sm:border-ink max-sm:border-b-[3px]"
          placeholder={labels.hint}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          data-stop
        />
        <button type="submit" className="button button-brand max-sm:grow">
          {labels.submit}
        </button>
      </form>
      <div className="mt-4">
        <SearchStatus term={term} message={message} />
        {term.trim() !== '' && (
          <SearchResults
            term={term}
            labels={labels}
            recent={recent}
            onTerm={search}
            onChoose={() => {
              recent.remember(term);
              search(term);
            }}
            onMessage={setMessage}
          />
        )}
      </div>
    </search>
  );
}

export const mount = mountComponent(SearchPage);
