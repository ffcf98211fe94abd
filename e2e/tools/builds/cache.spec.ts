/** What a build takes from the one before is what it would have made. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { cloneProject } from '../../support/clone';
import { generatePosts } from '../../support/content';
import { fingerprint } from '../../support/fingerprint';

/** The steps that keep something; pages are rendered anew by every build. */
const STEPS = ['scripts/content.ts', 'scripts/markdown-exports.ts', 'scripts/social-pictures.ts'];

test('after an edit, what the last build kept and what is made anew are the same byte for byte', () => {
  test.setTimeout(600_000);
  const here = cloneProject();
  const kept = path.join(here, '.next/cache/export');
  const names = (room: string) => new Set(fs.readdirSync(path.join(kept, room)));
  const run = () => {
    fs.rmSync(path.join(here, 'out'), { recursive: true, force: true });
    for (const folder of ['blog', 'case-study']) fs.mkdirSync(path.join(here, 'out', folder), { recursive: true });
    for (const [index, step] of STEPS.entries()) {
      execFileSync('npx', ['tsx', step, ...(index === 0 ? ['--pictures'] : [])], { cwd: here, stdio: 'pipe' });
    }
    return fingerprint(here);
  };
  try {
    generatePosts(path.join(here, 'content'), 12);
    const first = run();
    const before = names('social');
    const post = path.join(here, 'content/blog/note-5.md');
    fs.writeFileSync(post, fs.readFileSync(post, 'utf8').replace(/^title: .*$/m, 'title: Another title'));
    const cached = run();
    const after = names('social');
    expect(Object.keys(cached).filter((file) => cached[file] !== first[file])).toEqual([
      'blog/note-5.md',
      'og/blog--note-5.png',
    ]);
    expect(
      [...after].filter((name) => !before.has(name)),
      'one picture is new',
    ).toHaveLength(1);
    expect(
      [...before].filter((name) => !after.has(name)),
      'the old one is not kept',
    ).toHaveLength(1);
    fs.rmSync(kept, { recursive: true });
    expect(run()).toEqual(cached);
  } finally {
    fs.rmSync(here, { recursive: true });
  }
});
