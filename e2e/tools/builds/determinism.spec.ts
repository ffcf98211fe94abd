/** What only a second build can show: the same bytes. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build, cloneProject } from '../../support/clone';
import { listFiles } from '../../support/export';

/** Every file of out/ with the hash of its bytes. */
function fingerprint(root: string): Record<string, string> {
  const out = path.join(root, 'out');
  const hash = (file: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(out, file)))
      .digest('hex');
  return Object.fromEntries(listFiles(out).map((file) => [file, hash(file)]));
}

test('two builds of one commit at two places are the same byte for byte', () => {
  test.setTimeout(600_000);
  const here = cloneProject();
  try {
    build(here, { TYPES: 'off' });
    const first = fingerprint(process.cwd());
    expect(Object.keys(first).length).toBeGreaterThan(100);
    expect(fingerprint(here)).toEqual(first);
  } finally {
    fs.rmSync(here, { recursive: true });
  }
});
