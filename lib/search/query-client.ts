/** The site's data-fetching client. No page loads it at first: it comes with the first thing that fetches. */
import { QueryClient } from '@tanstack/react-query';
import { FETCH_RETRIES, FETCH_UNUSED_KEPT_MS } from '@/lib/shared/constants';
import { retryDelay } from './retry-delay';

export { retryDelay };

/** A client with the specification's defaults: 3 retries with exponential back-off, unused data kept 5 minutes. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: FETCH_RETRIES, retryDelay, gcTime: FETCH_UNUSED_KEPT_MS } },
  });
}
