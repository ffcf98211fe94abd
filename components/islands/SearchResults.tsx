'use client';

import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import type { Button } from '@/lib/definitions/blocks';
import type { SearchPageCopy } from '@/lib/definitions/shared-copy';
import type { SearchAnswer } from '@/lib/search/search-index';
import { SearchHit } from './SearchHit';
import { SearchTrouble } from './SearchTrouble';
import { useMessage } from './use-message';
import type { useRecentSearches } from './use-recent-searches';
import { useSiteSearch } from './use-site-search';

export type SearchResultsProps = {
  term: string;
  labels: SearchPageCopy['labels'];
  suggestions: Button[];
  recent: ReturnType<typeof useRecentSearches>;
  /** How many results are shown, the rest by a link to /search; missing: as many as there is room for on a page of its own. */
  limit?: number;
  /** The visitor uses a control that disappears: searches for a word, and puts the focus back into the field. */
  onTerm: (term: string) => void;
  /** The visitor follows a link. */
  onChoose: () => void;
  /** How things stand, in words; '' when there is nothing to say. */
  onMessage: (message: string) => void;
};

/** More results than this nobody reads, and each has to be fetched. */
const MOST = 50;

/** What is found for a term, or where loading it stands. */
export function SearchResults(props: SearchResultsProps) {
  const { term, labels, onMessage } = props;
  const { answer, isLoading, failures, isGivenUp, tryAgain } = useSiteSearch(term, props.limit ?? MOST);
  if (isGivenUp || (isLoading && (term.trim() || failures > 0))) {
    return (
      <SearchTrouble
        labels={labels}
        failures={failures}
        isGivenUp={isGivenUp}
        onTryAgain={() => {
          tryAgain();
          props.onTerm(term);
        }}
        onMessage={onMessage}
      />
    );
  }
  return <Answer {...props} answer={answer} />;
}

type AnswerProps = SearchResultsProps & { answer: SearchAnswer | undefined };

/** The pages that were found, how many they are, and what else to try. */
function Answer({ answer, ...props }: AnswerProps) {
  const { term, labels, limit = Number.POSITIVE_INFINITY, onChoose, onMessage } = props;
  const count = answer?.count ?? 0;
  // A function, as a term may contain the patterns of replace(), such as $&.
  const nothing = labels.nothing.replace('{term}', () => term.trim());
  const found = (count === 1 ? labels.one : labels.many).replace('{count}', String(count));
  const meant = answer?.meant && `${labels.didYouMean}: ${answer.meant}`;
  useMessage(answer ? [count === 0 ? nothing : found, meant].filter(Boolean).join('. ') : '', onMessage);
  return (
    <>
      {answer && count > 0 && (
        <ul aria-label={labels.results}>
          {answer.results.map((result) => (
            <SearchHit key={result.path} {...result} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {count > limit && (
        <Link href={`/search?q=${encodeURIComponent(term.trim())}`} className="search-row" onClick={onChoose} data-stop>
          {labels.all.replace('{count}', String(count))}
        </Link>
      )}
      {answer?.meant && <Words heading={labels.didYouMean} words={[answer.meant]} onTerm={props.onTerm} />}
      {count === 0 && <OtherWays {...props} />}
    </>
  );
}

/** Recent words while nothing is typed, and the pages most visitors look for. */
function OtherWays({ term, labels, recent, suggestions, onTerm, onChoose, onMessage }: SearchResultsProps) {
  const forget = () => {
    recent.forget();
    onTerm('');
    onMessage(labels.forgotten);
  };
  return (
    <>
      {!term.trim() && recent.terms.length > 0 && (
        <Words heading={labels.recent} words={recent.terms} onTerm={onTerm}>
          <button type="button" className="text-link text-sm" onClick={forget} data-stop>
            {labels.forget}
          </button>
        </Words>
      )}
      <h2 className="search-heading">{labels.suggestions}</h2>
      <ul>
        {suggestions.map(({ label, link }) => (
          <li key={link}>
            <Link href={link} className="search-row" onClick={onChoose} data-stop>
              <span className="search-name">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

type WordsProps = { heading: string; words: string[]; onTerm: (word: string) => void; children?: ReactNode };

function Words({ heading, words, onTerm, children }: WordsProps) {
  return (
    <>
      <h2 className="search-heading">{heading}</h2>
      <div className="search-words">
        {words.map((word) => (
          <button key={word} type="button" className="search-word" onClick={() => onTerm(word)} data-stop>
            {word}
          </button>
        ))}
        {children}
      </div>
    </>
  );
}
