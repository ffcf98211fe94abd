/** What only a second build can show: the same bytes. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { compareExports, isUnchanged, takeSnapshot } from '../../support/changes';
import { build, cloneProject } from '../../support/clone';
import { fingerprint } from '../../support/fingerprint';

test('two builds of one commit at two places are the same byte for byte', () => {
  test.setTimeout(600_000);
  const here = cloneProject();
  try {
    build(here, { TYPES: 'off' });
    const first = fingerprint(process.cwd());
    expect(Object.keys(first).length).toBeGreaterThan(100);
    expect(fingerprint(here)).toEqual(first);
    expect(isUnchanged(compareExports(takeSnapshot('out'), takeSnapshot(path.join(here, 'out'))))).toBe(true);
  } finally {
    fs.rmSync(here, { recursive: true });
  }
});
