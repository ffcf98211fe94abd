/** The data-fetching client: its retries and its cache. */
import { expect, test } from '@playwright/test';
import { createQueryClient, retryDelay } from '../../islands/search/query-client';

test('doubles retryDelay from 1 s, and stops at 30 s', () => {
  const delays = [0, 1, 2, 3, 4, 5, 6, 20, 2000].map(retryDelay);
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000]);
});

// search/failures.spec.ts observes the retries in a browser.
test('retries 3 times by retryDelay, and keeps unused data 5 minutes', () => {
  const { queries } = createQueryClient().getDefaultOptions();
  expect(queries).toEqual({ retry: 3, retryDelay, gcTime: 300_000 });
});
