'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createQueryClient } from '@/lib/search/query-client';
import { loadSearchIndex, type SearchIndex } from '@/lib/search/search-index';

/** One client for the whole visit, so that what was found is kept between two openings of the search. */
const client = createQueryClient();

/** The answers come from memory once the index is loaded; being offline must not hold them back. */
const shared = { networkMode: 'always', staleTime: Number.POSITIVE_INFINITY } as const;

/**
 * The search's index, loaded at once, and what it finds.
 * @param term what the visitor typed; nothing is searched for while it is empty
 * @param limit how many results are read at most
 */
export function useSiteSearch(term: string, limit: number) {
  const index = useQuery({ ...shared, queryKey: ['search-index'], queryFn: loadSearchIndex }, client);
  const asked = term.trim().toLowerCase();
  const answer = useQuery(
    {
      ...shared,
      queryKey: ['search', asked, limit],
      queryFn: () => (index.data as SearchIndex).search(asked, limit),
      enabled: index.data !== undefined && asked !== '',
      placeholderData: keepPreviousData,
    },
    client,
  );
  const failed = index.isError ? index : answer;
  return {
    answer: asked === '' ? undefined : answer.data,
    isLoading: index.isPending || (asked !== '' && answer.isPending),
    failures: index.failureCount + answer.failureCount,
    isGivenUp: failed.isError,
    tryAgain: () => void failed.refetch(),
  };
}
