import { QueryClient } from '@tanstack/react-query';
import {
  FETCH_CACHE_MS,
  FETCH_RETRIES,
  FETCH_RETRY_FIRST_DELAY_MS,
  MAX_FETCH_RETRY_DELAY_MS,
} from '@/islands/runtime/constants';
import { loadSearchIndex } from './search-index';

/** Returns the milliseconds before a retry: 1 s, 2 s, 4 s … up to 30 s. @param failures 0 before the first retry */
export function retryDelay(failures: number): number {
  return Math.min(FETCH_RETRY_FIRST_DELAY_MS * 2 ** failures, MAX_FETCH_RETRY_DELAY_MS);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: FETCH_RETRIES, retryDelay, gcTime: FETCH_CACHE_MS } } });
}

/** All searches of a page share the client, so that the index is loaded once. */
export const client = createQueryClient();

/** The loaded index never expires, and works offline. */
export const SEARCH_INDEX = {
  queryKey: ['search'],
  queryFn: loadSearchIndex,
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
} as const;
