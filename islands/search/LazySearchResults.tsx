'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { FETCH_RETRIES } from '@/islands/runtime/constants';
import { retryDelay } from '@/islands/search/retry-delay';
import type { SearchResultsProps } from './SearchResults';
import { SearchTrouble } from './SearchTrouble';

type State = { Results?: ComponentType<SearchResultsProps>; failures: number };

/** Loads the results and the data-fetching client once a visitor opens the search, with the client's own retries. */
export function LazySearchResults(props: SearchResultsProps) {
  const [{ Results, failures }, setState] = useState<State>({ failures: 0 });
  useEffect(() => {
    if (Results || failures > FETCH_RETRIES) return;
    let isWanted = true;
    const load = async () => {
      try {
        const { SearchResults } = await import('./SearchResults');
        if (isWanted) setState({ Results: SearchResults, failures: 0 });
      } catch {
        if (isWanted) setState({ failures: failures + 1 });
      }
    };
    const timer = failures === 0 ? void load() : setTimeout(load, retryDelay(failures - 1));
    return () => {
      isWanted = false;
      if (timer) clearTimeout(timer);
    };
  }, [Results, failures]);

  if (Results) return <Results {...props} />;
  const retry = () => setState({ failures: 0 });
  return <SearchTrouble {...props} failures={failures} isGivenUp={failures > FETCH_RETRIES} onTryAgain={retry} />;
}
