/** Two builds of one state have the same bytes, in any folder, with and without the cache of an earlier build. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build, cloneProject } from '../../support/clone';
import { fingerprint } from '../../support/fingerprint';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

const KEPT = '.next/cache/export';
const STUDY = 'content/case-studies/application-migration-iris.md';
const TITLE = 'A study of another name';

let warm: string;
let cold: string;

test.beforeAll(() => {
  [warm, cold] = [cloneProject(), cloneProject()];
  fs.cpSync(KEPT, path.join(warm, KEPT), { recursive: true });
  for (const copy of [warm, cold]) {
    const file = path.join(copy, STUDY);
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: ${TITLE}`));
  }
});

test.afterAll(() => {
  for (const copy of [warm, cold]) fs.rmSync(copy, { recursive: true });
});

test('builds the same bytes in two folders, with and without the cache of an earlier build', () => {
  for (const copy of [warm, cold]) build(copy, { TYPES: 'off' });
  const made = fingerprint(cold);
  expect(Object.keys(made).length).toBeGreaterThan(100);
  expect(fingerprint(warm)).toEqual(made);
});
