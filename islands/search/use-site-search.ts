'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createQueryClient } from '@/islands/search/query-client';
import { loadSearchIndex, type SearchIndex } from '@/islands/search/search-index';

/** All searches of a page share the client, so that answers stay cached. */
const client = createQueryClient();

/** Answers never expire: the loaded index works offline, too. */
const shared = { networkMode: 'always', staleTime: Number.POSITIVE_INFINITY } as const;

/** Loads the search index, and returns the answer for a term. @param limit how many results are fetched */
export function useSiteSearch(term: string, limit: number) {
  const index = useQuery({ ...shared, queryKey: ['search-index'], queryFn: loadSearchIndex }, client);
  const query = term.trim().toLowerCase();
  const answer = useQuery(
    {
      ...shared,
      queryKey: ['search', query, limit],
      queryFn: () => (index.data as SearchIndex).search(query, limit),
      enabled: index.data !== undefined && query !== '',
      placeholderData: keepPreviousData,
    },
    client,
  );
  const failed = index.isError ? index : answer;
  return {
    answer: query === '' ? undefined : answer.data,
    isLoading: index.isPending || (answer.isPending && answer.failureCount > 0),
    failures: index.failureCount + answer.failureCount,
    isGivenUp: failed.isError,
    tryAgain: () => void failed.refetch(),
  };
}
