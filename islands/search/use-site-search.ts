'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client, SEARCH_INDEX } from './query-client';

/** Loads the search index, and returns the answer for a term. @param limit how many results are returned */
export function useSiteSearch(term: string, limit: number) {
  const index = useQuery(SEARCH_INDEX, client);
  const query = term.trim();
  const answer = useMemo(
    () => (query === '' ? undefined : index.data?.search(query, limit)),
    [index.data, query, limit],
  );
  return {
    index: index.data,
    answer,
    isLoading: index.isPending,
    failures: index.failureCount,
    isGivenUp: index.isError,
    tryAgain: () => void index.refetch(),
  };
}
