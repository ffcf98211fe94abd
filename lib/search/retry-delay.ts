import { FETCH_RETRY_FIRST_DELAY_MS, FETCH_RETRY_LONGEST_DELAY_MS } from '@/lib/shared/constants';

/**
 * How long to wait before a retry: 1 s, 2 s, 4 s … and never more than 30 s.
 * @param failures retries made so far, 0 before the first
 * @returns milliseconds
 */
export function retryDelay(failures: number): number {
  return Math.min(FETCH_RETRY_FIRST_DELAY_MS * 2 ** failures, FETCH_RETRY_LONGEST_DELAY_MS);
}
