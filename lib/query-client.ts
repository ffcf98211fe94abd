/** The site's data-fetching client. No page loads it at first: it comes with the first thing that fetches. */
import { QueryClient } from '@tanstack/react-query';
import {
  FETCH_RETRIES,
  FETCH_RETRY_FIRST_DELAY_MS,
  FETCH_RETRY_LONGEST_DELAY_MS,
  FETCH_UNUSED_KEPT_MS,
} from './constants';

/**
 * How long to wait before a retry: 1 s, 2 s, 4 s … and never more than 30 s.
 * @param failures retries made so far, 0 before the first
 * @returns milliseconds
 */
export function retryDelay(failures: number): number {
  return Math.min(FETCH_RETRY_FIRST_DELAY_MS * 2 ** failures, FETCH_RETRY_LONGEST_DELAY_MS);
}

/** A client with the specification's defaults: 3 retries with exponential back-off, unused data kept 5 minutes. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: FETCH_RETRIES, retryDelay, gcTime: FETCH_UNUSED_KEPT_MS } },
  });
}
