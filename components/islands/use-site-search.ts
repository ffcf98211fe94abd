'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createQueryClient } from '@/lib/search/query-client';
import { loadSearchIndex, type SearchIndex } from '@/lib/search/search-index';

/** Is shared by all openings of the search, so that answers stay cached. */
const client = createQueryClient();

/** Answers come from memory once the index is loaded, also offline. */
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
    isLoading: index.isPending || (query !== '' && answer.isPending),
    failures: index.failureCount + answer.failureCount,
    isGivenUp: failed.isError,
    tryAgain: () => void failed.refetch(),
  };
}
