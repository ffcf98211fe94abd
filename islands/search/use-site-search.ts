'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createQueryClient } from './query-client';
import { loadSearchIndex } from './search-index';

/** All searches of a page share the client, so that the index is loaded once. */
const client = createQueryClient();

/** Loads the search index, and returns the answer for a term. @param limit how many results are returned */
export function useSiteSearch(term: string, limit: number) {
  const index = useQuery(
    // The loaded index never expires, and works offline.
    { queryKey: ['search'], queryFn: loadSearchIndex, networkMode: 'always', staleTime: Number.POSITIVE_INFINITY },
    client,
  );
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
