/** Two builds of one state have the same bytes, in any folder, with and without the cache of an earlier build. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '../../../export/export-files';
import { build, cloneProject } from '../../support/clone';

const KEPT = '.next/cache/export';
/** Matches a warning, and the notice of Next's telemetry. */
const WARNING = /warn|telemetry/i;
const STUDY = 'content/case-studies/application-migration-iris.md';

/** Builds a copy with another title in it. @returns the hash of each file of its export */
function buildCopy(isWarm: boolean): Record<string, string> {
  const copy = cloneProject();
  if (isWarm) fs.cpSync(KEPT, path.join(copy, KEPT), { recursive: true });
  const study = path.join(copy, STUDY);
  fs.writeFileSync(study, fs.readFileSync(study, 'utf8').replace(/^title: .*$/m, 'title: A study of another name'));
  expect(build(copy, { TYPES: 'off' }), 'a build without warnings').not.toMatch(WARNING);
  const out = path.join(copy, 'out');
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(out, file)))
      .digest('hex');
  const hashes = Object.fromEntries(listFiles(out).map((file) => [file, hashOf(file)]));
  fs.rmSync(copy, { recursive: true });
  return hashes;
}

test('builds the same bytes without a warning in two folders, with and without the cache of an earlier build', () => {
  test.setTimeout(600_000);
  const cold = buildCopy(false);
  expect(Object.keys(cold).length).toBeGreaterThan(100);
  expect(buildCopy(true)).toEqual(cold);
});
