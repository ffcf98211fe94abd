import { mock } from 'node:test';
import { expect, test } from '@playwright/test';
import { startClock } from '../../components/islands/toast-clock';
import { ANNOUNCE_TOAST_MS, NOTICE_TOAST_MS } from '../../lib/shared/constants';

test.beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
test.afterEach(() => mock.timers.reset());

/** The browser shows when a toast has left, two frames later: only here a millisecond counts. */
for (const [name, durationMs, last] of [
  ['the confirmation of the form', ANNOUNCE_TOAST_MS, 4999],
  ['a small notice', NOTICE_TOAST_MS, 3999],
] as const) {
  test(`ends ${name} at ${last + 1} ms, not at ${last} ms`, () => {
    let hasEnded = false;
    startClock(name, durationMs, () => {
      hasEnded = true;
    });
    mock.timers.tick(last);
    expect(hasEnded).toBe(false);
    mock.timers.tick(1);
    expect(hasEnded).toBe(true);
  });
}
