'use client';

import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import type { SearchAnswer, SearchResult } from '@/islands/search/search-index';
import type { DialogLabels, SearchFile } from '@/lib/site/search-page';
import { withBasePath } from '@/lib/url/base-path';
import { Link } from '@/ui/Link';
import { useMessage } from './SearchStatus';
import { SearchTrouble } from './SearchTrouble';
import { useSiteSearch } from './use-site-search';

type SearchResultsProps = {
  term: string;
  labels: DialogLabels;
  /** A link to /search leads to further results. Default: a button shows them. */
  limit?: number | undefined;
  /** Returns the focus to the field, because the used button disappears. */
  onTryAgain: () => void;
  onChoose: () => void;
  onMessage: (message: string) => void;
};

/** More results in one list are hard to survey. */
const RESULTS_PER_STEP = 50;

/** A visitor who pauses that long has typed the whole term. */
const PAUSE_MS = 2000;

export function SearchResults(props: SearchResultsProps) {
  const { term } = props;
  const [steps, setSteps] = useState({ term, count: 1 });
  const stepCount = steps.term === term ? steps.count : 1;
  const limit = props.limit ?? stepCount * RESULTS_PER_STEP;
  const { index, answer, isLoading, failures, isGivenUp, tryAgain } = useSiteSearch(term, limit);
  if (isGivenUp || (isLoading && (term.trim() || failures > 0))) {
    const onTryAgain = () => {
      tryAgain();
      props.onTryAgain();
    };
    return <SearchTrouble {...props} failures={failures} isGivenUp={isGivenUp} onTryAgain={onTryAgain} />;
  }
  if (!index) return null;
  const showMore = () => setSteps({ term, count: stepCount + 1 });
  return <Answer {...props} {...index} answer={answer} stepCount={stepCount} onMore={showMore} />;
}

type CopyProps = Omit<SearchResultsProps, 'labels'> & Pick<SearchFile, 'labels' | 'suggestions'>;
type AnswerProps = CopyProps & { answer: SearchAnswer | undefined; stepCount: number; onMore: () => void };

function Answer({ answer, stepCount, onMore, ...props }: AnswerProps) {
  const { term, labels, limit, onChoose, onMessage } = props;
  const list = useRef<HTMLUListElement>(null);
  const count = answer?.count ?? 0;
  const shownCount = answer?.results.length ?? 0;
  // Passes a function, because a term may contain patterns of replace(), such as $&.
  const nothing = labels.nothing.replace('{term}', () => term.trim());
  const resultCount = (count === 1 ? labels.one : labels.many).replace('{count}', String(count));
  const shown = labels.shown.replace('{shown}', String(shownCount)).replace('{count}', String(count));
  const isPart = limit === undefined && (stepCount > 1 || shownCount < count);
  const message = count === 0 ? nothing : isPart ? shown : resultCount;
  useMessage(answer ? message : '', onMessage);
  // The focus moves to the first of the new results, because the button may disappear.
  useEffect(() => {
    const firstNew = (stepCount - 1) * RESULTS_PER_STEP;
    if (stepCount > 1 && shownCount > firstNew) list.current?.querySelectorAll('a')[firstNew]?.focus();
  }, [stepCount, shownCount]);
  return (
    <>
      {answer && count > 0 && (
        <ul ref={list} aria-label={labels.results}>
          {answer.results.map((result) => (
            <SearchHit key={result.path} {...result} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {limit === undefined && shownCount < count && (
        <p className="px-(--inset) pt-4 pb-4">
          <button type="button" className="button" onClick={onMore} data-stop>
            {labels.more}
          </button>
        </p>
      )}
      {limit !== undefined && count > limit && (
        <Link
          href={`/search?q=${encodeURIComponent(term.trim())}`}
          className={`block ${ROW}`}
          onClick={ifFollowed(onChoose)}
          data-stop
        >
          {labels.all.replace('{count}', String(count))}
        </Link>
      )}
      {count === 0 && <OtherWays {...props} />}
      {window.countOutcome && answer?.count === 0 && <EmptySearch term={term} />}
    </>
  );
}

/** Counts a search without a result, once the visitor pauses. Renders nothing. */
function EmptySearch({ term }: { term: string }) {
  useEffect(() => {
    const timer = setTimeout(() => window.countOutcome?.('Search without a result', term.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [term]);
  return null;
}

/** Returns a handler of clicks that open a link here, not in another tab or window. */
const ifFollowed =
  (onChoose: () => void) =>
  ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    if (!(ctrlKey || metaKey || shiftKey || altKey)) onChoose();
  };

const ROW = 'search-row border-line border-b px-(--inset) py-3';

const NAME = 'font-display font-semibold text-h4';

/** Renders a found page. Its name is the link; its group and excerpt are the accessible description. */
function SearchHit({ path, name, group, bridge, excerpt, onChoose }: SearchResult & { onChoose: () => void }) {
  const id = useId();
  return (
    <li className={`${ROW} relative`}>
      <span className="search-name">
        <Link
          href={path}
          className={`search-hit stretched ${NAME}`}
          aria-describedby={`${id}group ${id}excerpt`}
          onClick={ifFollowed(onChoose)}
          data-stop
        >
          {name}
        </Link>{' '}
        <span id={`${id}group`} className="text-sm max-sm:basis-full">
          {group}
        </span>
      </span>
      <span id={`${id}excerpt`} className="mt-1 block max-w-measure text-sm max-sm:line-clamp-3">
        {excerpt.map(({ text, isMarked }, index) =>
          isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
        )}
      </span>
      {bridge && (
        <img
          src={withBasePath(bridge)}
          width={96}
          height={40}
          alt=""
          loading="lazy"
          className="search-bridge self-center"
        />
      )}
    </li>
  );
}

function OtherWays({ term, labels, suggestions, onChoose }: CopyProps) {
  return (
    <>
      {term.trim() && (
        <img
          src={withBasePath('/variants/missing-span.small.svg')}
          width={96}
          height={40}
          alt=""
          className="mx-(--inset) mt-2"
        />
      )}
      <h2 className="px-(--inset) pt-4 pb-2 text-sm">{labels.suggestions}</h2>
      <ul>
        {suggestions.map(({ label, link }, index) => (
          <li key={index}>
            <Link href={link} className={`block ${ROW}`} onClick={ifFollowed(onChoose)} data-stop>
              <span className={NAME}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
