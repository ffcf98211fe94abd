'use client';

import { useRef } from 'react';
import type { FieldLabels } from '@/lib/site/search-page';
import { mountComponent } from '../runtime/mount';
import { ALL_PAGES } from '../runtime/protocol';
import { Search } from './Search';

type Props = { labels: FieldLabels };

const readTerm = () => new URLSearchParams(window.location.search).get('q') ?? '';

/** Puts a term into the URL, so that a visitor who returns from a result sees the results again. */
const keepTerm = (term: string) => window.history.replaceState(null, '', term ? `?q=${encodeURIComponent(term)}` : '?');

function foldAllPages(isShown: boolean) {
  for (const list of document.querySelectorAll<HTMLDetailsElement>(`[${ALL_PAGES}]`)) list.open = !isShown;
}

/** Renders the search of /search, with the term in its URL: /search?q=batch. Hidden without JavaScript. */
export function SearchPage({ labels }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Search
      labels={labels}
      field={field}
      type="search"
      readTerm={readTerm}
      onShow={foldAllPages}
      onSubmit={keepTerm}
      onChoose={keepTerm}
      classNames={{
        search: 'search-page needs-script [--inset:0px]',
        form: 'border-b-[3px]',
        field: '',
        body: 'mt-4',
      }}
      iconSize={28}
      buttons={
        <button type="submit" className="button">
          {labels.submit}
        </button>
      }
    />
  );
}

export const mount = mountComponent(SearchPage);
