/** Which browser the tests run in, on machines of all kinds. */
import { chmodSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { findBrowser } from '../../scripts/support/find-browser';

/** A file that answers --version with an exit code, as a browser would. */
function fake(path: string, exitCode: number) {
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(path, 0o755);
  return path;
}

test('the first that is there and starts is taken', () => {
  const stub = fake(test.info().outputPath('stub'), 127);
  const first = fake(test.info().outputPath('first'), 0);
  const second = fake(test.info().outputPath('second'), 0);
  expect(findBrowser([undefined, '/nowhere/chrome', stub, first, second])).toBe(first);
});

test('where none starts there is none', () => {
  expect(findBrowser([undefined, '/nowhere/chrome', fake(test.info().outputPath('stub'), 127)])).toBeUndefined();
});
