/** Where the exports under test and the results are. Copies of the project are outside it, as a clone on another machine is. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Content that never changes: the tests of the specification quote it. */
export const FIXTURE_CONTENT = 'e2e/fixtures/content';

/** The report of Playwright's JSON reporter: https://playwright.dev/docs/test-reporters#json-reporter */
export const RESULTS_FILE = 'test-results/results.json';

/** Distinguishes the copies of two checkouts on the same machine. */
const COPIES = path.join(
  os.tmpdir(),
  `website-tests-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8)}`,
);

export const FIXTURE_COPY = path.join(COPIES, 'fixture');
export const MARKETING_COPY = path.join(COPIES, 'marketing');

/** Returns a hash of what pages are made of: not the manual. */
function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(folder, name);
    if (name === 'README.md' || !fs.statSync(file).isFile()) continue;
    hash.update(`${name.split(path.sep).join('/')}\n`);
    hash.update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether out/ is an export of the fixture content, too: until marketing edits the site. */
export const isFixtureContentLive = () => fingerprint('content') === fingerprint(FIXTURE_CONTENT);

export const FIXTURE_ROOT = isFixtureContentLive() ? path.resolve('out') : path.join(FIXTURE_COPY, 'out');
export const MARKETING_ROOT = path.join(MARKETING_COPY, 'out');
