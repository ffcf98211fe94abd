'use client';

import { Link } from '@/components/ui/Link';
import type { SearchResult } from '@/lib/search/search-index';

type Props = SearchResult & { onChoose: () => void };

/** One page that was found: its name, where it belongs, and its words with the found ones marked. */
export function SearchHit({ path, name, group, excerpt, onChoose }: Props) {
  return (
    <li>
      <Link href={path} className="search-row" onClick={onChoose} data-stop>
        <span className="search-title">
          <span className="search-name">{name}</span> <span className="search-group">{group}</span>
        </span>
        <span className="search-excerpt">
          {excerpt.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}
        </span>
      </Link>
    </li>
  );
}
