/** The tables in docs/spec-coverage.md name, for each row of the specification, a test that `npm test` runs. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';

const CLI = createRequire(import.meta.url).resolve('@playwright/test/cli');

test('every row of the specification names a test of npm test', () => {
  const rows = readFileSync('docs/spec-coverage.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Row |'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.length).toBeGreaterThan(100);
  // Only the files that the table names: to load all takes as long as the tests of some.
  const files = new Set(rows.map(([, , file = '']) => `e2e/${file}`));
  const env = { ...process.env, TEST_SUITE: '' };
  const list = execFileSync(process.execPath, [CLI, 'test', '--list', ...files], {
    encoding: 'utf8',
    stdio: 'pipe',
    env,
  })
    .split('\n')
    .map((line) => line.replace(/^ *\[[^\]]*\] › /, ''));
  const lost = rows.filter(
    ([, row, file = '', title = '']) =>
      !row || !file || !title || !list.some((line) => line.startsWith(`${file}:`) && line.includes(title)),
  );
  expect(lost.map(([, ...cells]) => cells.join(' | '))).toEqual([]);
});
