'use client';

import { useId } from 'react';
import { Link } from '@/components/ui/Link';
import type { SearchResult } from '@/lib/search/search-index';

type Props = SearchResult & { onChoose: () => void };

/** One page that was found. Its name is the link; where it belongs, and its words with the found ones marked, describe it. */
export function SearchHit({ path, name, group, excerpt, onChoose }: Props) {
  const id = useId();
  return (
    <li className="search-row search-hit">
      <span className="search-title">
        <Link
          href={path}
          className="search-name"
          aria-describedby={`${id}group ${id}excerpt`}
          onClick={onChoose}
          data-stop
        >
          {name}
        </Link>{' '}
        <span id={`${id}group`} className="search-group">
          {group}
        </span>
      </span>
      <span id={`${id}excerpt`} className="search-excerpt">
        {excerpt.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}
      </span>
    </li>
  );
}
