/** A copy of the project as marketing leaves it is built, below a folder, for a host that sets no headers. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { FIXTURE_CONTENT, MARKETING_COPY, MARKETING_ROOT } from '../../../scripts/test/roots';
import { edit } from '../../support/content';
import { BASE, fillMarketingCopy, marketingFolder } from '../../support/marketing';
import { build, cloneProject } from './clone';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

test('stops the build at wrong content, without a half export', () => {
  cloneProject(MARKETING_COPY);
  const good = fs.readFileSync(path.join(FIXTURE_CONTENT, 'products/lims.md'), 'utf8');
  marketingFolder.write('products/lims.md', edit(good, /^stage: .*$/m, 'stage: nine'));
  expect(() => build(MARKETING_COPY)).toThrow(
    /content\/products\/lims\.md:\d+ {2}stage: expected a number, found "nine"/,
  );
  expect(fs.existsSync(MARKETING_ROOT)).toBe(false);
});

test('builds the copy with all edits of marketing', async () => {
  await fillMarketingCopy();
  build(MARKETING_COPY, { NEXT_PUBLIC_BASE_PATH: BASE, POLICY: 'meta' });
  expect(fs.existsSync(path.join(MARKETING_ROOT, 'index.html'))).toBe(true);
});

test('makes no image again in a second build', () => {
  const cache = path.join(MARKETING_COPY, '.cache/pictures');
  const images = () => fs.readdirSync(cache).filter((name) => name !== 'index.json');
  const stamps = () => images().map((name) => `${name} ${fs.statSync(path.join(cache, name)).mtimeMs}`);
  const before = stamps();
  expect(before.length).toBeGreaterThan(10);
  const script = ['tsx', 'scripts/content.ts', '--images'];
  const made = execFileSync('npx', script, { cwd: MARKETING_COPY, encoding: 'utf8' });
  expect(made).toMatch(/\d+ images, 0 new variants\./);
  expect(stamps()).toEqual(before);
});
