/** The data-fetching client against a failing fetch, on a clock of its own: the specification, sections 7 and 9. */
import { mock } from 'node:test';
import { expect, test } from '@playwright/test';
import { createQueryClient } from '../../lib/search/query-client';
import { retryDelay } from '../../lib/search/retry-delay';

test('retryDelay doubles from 1 s and stops at 30 s', () => {
  const delays = [0, 1, 2, 3, 4, 5, 6, 20, 2000].map(retryDelay);
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000]);
});

type Pass = (ms: number) => Promise<void>;

const onMockedClock = (body: (pass: Pass) => Promise<void>) => async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    await body(async (ms) => {
      mock.timers.tick(ms);
      // Lets everything that waits on a promise go on; setImmediate is not on the mocked clock.
      await new Promise((resolve) => setImmediate(resolve));
    });
  } finally {
    mock.timers.reset();
  }
};

test(
  'retries 3 times, 1, 2 and 4 s after a failure, and then gives up',
  onMockedClock(async (pass) => {
    const client = createQueryClient();
    let calls = 0;
    let failure: unknown;
    const queryFn = async () => {
      calls += 1;
      throw new Error(`failure ${calls}`);
    };
    const fetching = client.fetchQuery({ queryKey: ['search'], queryFn }).catch((error: unknown) => {
      failure = error;
    });
    await pass(0);
    expect(calls).toBe(1);
    for (const [retry, delay] of [1000, 2000, 4000].entries()) {
      await pass(delay - 1);
      expect(calls, `just before ${delay} ms`).toBe(retry + 1);
      await pass(1);
      expect(calls, `at ${delay} ms`).toBe(retry + 2);
    }
    await fetching;
    expect(failure).toEqual(new Error('failure 4'));
    await pass(120_000);
    expect(calls).toBe(4);
    client.clear();
  }),
);

test(
  'keeps unused data 5 minutes',
  onMockedClock(async (pass) => {
    const client = createQueryClient();
    await client.prefetchQuery({ queryKey: ['search'], queryFn: async () => 'found' });
    await pass(5 * 60_000 - 1);
    expect(client.getQueryData(['search'])).toBe('found');
    await pass(1);
    expect(client.getQueryData(['search'])).toBeUndefined();
    client.clear();
  }),
);
