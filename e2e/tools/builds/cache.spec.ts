/** What a build takes from the one before is what it would have made. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build, cloneProject, FASTER } from '../../support/clone';
import { generatePosts } from '../../support/content';
import { fingerprint } from '../../support/fingerprint';

test('after an edit, a build with what the last one kept and one with nothing are the same byte for byte', () => {
  test.setTimeout(900_000);
  const here = cloneProject();
  const kept = path.join(here, '.next/cache/export');
  const names = (room: string) => new Set(fs.readdirSync(path.join(kept, room)));
  try {
    generatePosts(path.join(here, 'content'), 12);
    build(here, FASTER);
    const before = names('social');
    const post = path.join(here, 'content/blog/note-5.md');
    fs.writeFileSync(post, fs.readFileSync(post, 'utf8').replace(/^title: .*$/m, 'title: Another title'));
    build(here, FASTER);
    const cached = fingerprint(here);
    const after = names('social');
    expect(
      [...after].filter((name) => !before.has(name)),
      'one picture is new',
    ).toHaveLength(1);
    expect(
      [...before].filter((name) => !after.has(name)),
      'the old one is not kept',
    ).toHaveLength(1);
    for (const folder of ['.next', 'out']) fs.rmSync(path.join(here, folder), { recursive: true });
    build(here, FASTER);
    expect(fingerprint(here)).toEqual(cached);
  } finally {
    fs.rmSync(here, { recursive: true });
  }
});
