/** What only further builds can show: the same bytes, at any place, whether made anew or kept from the build before. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { compareExports } from '../../../scripts/changes/compare';
import { takeSnapshot } from '../../../scripts/changes/snapshot';
import { build, cloneProject } from '../../support/clone';
import { fileOf } from '../../support/export';
import { fingerprint } from '../../support/fingerprint';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

const KEPT = '.next/cache/export';
const STUDIES = 'content/case-studies';
const TITLE = 'A study of another name';

/** Two copies of the project with the same edit. One has what the build of the project has kept, the other nothing. */
let warm: string;
let cold: string;
/** The case study they have another title of: any but a draft. */
let study: string;

test.beforeAll(() => {
  study = fs.readdirSync(STUDIES).find((name) => fs.existsSync(path.join('out', fileOf(urlOf(name))))) ?? '';
  [warm, cold] = [cloneProject(), cloneProject()];
  fs.cpSync(KEPT, path.join(warm, KEPT), { recursive: true });
  for (const copy of [warm, cold]) {
    const file = path.join(copy, STUDIES, study);
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: ${TITLE}`));
  }
});

test.afterAll(() => {
  for (const copy of [warm, cold]) fs.rmSync(copy, { recursive: true });
});

test('two builds of one state at two places are the same byte for byte, with and without what an earlier one has kept', () => {
  for (const copy of [warm, cold]) build(copy, { TYPES: 'off' });
  const made = fingerprint(cold);
  expect(Object.keys(made).length).toBeGreaterThan(100);
  expect(fingerprint(warm)).toEqual(made);
});

test('what does not show an edit is as it was, and not made again', () => {
  const { pages, changed } = compareExports(takeSnapshot('out'), takeSnapshot(path.join(cold, 'out')));
  expect([pages.new, pages.removed, pages.moved].flat()).toEqual([]);
  expect(changed.filter(({ kind }) => kind === 'headers' || kind === 'redirects')).toEqual([]);
  const own = urlOf(study);
  const addresses = new Set(changed.flatMap((change) => (change.kind === 'files' ? [] : change.pages)));
  expect(addresses).toContain(own);
  const names = (root: string, address: string) =>
    fs.readFileSync(path.join(root, 'out', fileOf(address)), 'utf8').includes(own);
  // One that does not lead to it any more shows the edit, too.
  const others = [...addresses].filter((address) => !names(cold, address) && !names('.', address));
  expect(others, 'changed without a word of it').toEqual([]);
  expect(shared(fingerprint(cold))).toEqual(shared(fingerprint('.')));

  const memoize = (root: string, room: string) => fs.readdirSync(path.join(root, KEPT, room));
  const news = (room: string) => memoize(warm, room).filter((name) => !memoize('.', room).includes(name)).length;
  expect(news('social'), 'social pictures').toBeLessThanOrEqual(1);
  expect(memoize(warm, 'social').length, 'and the old one is not kept').toBe(memoize('.', 'social').length);
});

/** Where the page of a case study stands, by the name of its file. */
const urlOf = (file: string) => `/case-study/${path.basename(file, '.md')}`;

/** Of an export's files those that no text of content/ is in. */
const shared = (files: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(files).filter(([file]) => /^(_next\/static\/(chunks|media)|admin|drawings)\//.test(file)),
  );
