import { QueryClient } from '@tanstack/react-query';
import { FETCH_CACHE_MS, FETCH_RETRIES } from '@/islands/runtime/constants';
import { retryDelay } from './retry-delay';

/** Creates the specification's data-fetching client. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: FETCH_RETRIES, retryDelay, gcTime: FETCH_CACHE_MS } } });
}
