import { mock } from 'node:test';
import { expect, test } from '@playwright/test';
import { ANNOUNCE_TOAST_MS, NOTICE_TOAST_MS } from '../../islands/runtime/constants';
import { startClock } from '../../islands/toasts/toast-clock';

test.beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
test.afterEach(() => mock.timers.reset());

// A browser shows only that a toast has left, two frames later.
test('ends toasts after 5000 ms and 4000 ms, not a millisecond before', () => {
  for (const [durationMs, last] of [
    [ANNOUNCE_TOAST_MS, 4999],
    [NOTICE_TOAST_MS, 3999],
  ] as const) {
    let hasEnded = false;
    startClock(`${durationMs}`, durationMs, () => {
      hasEnded = true;
    });
    mock.timers.tick(last);
    expect(hasEnded).toBe(false);
    mock.timers.tick(1);
    expect(hasEnded).toBe(true);
  }
});
