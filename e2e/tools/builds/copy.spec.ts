/** Builds a copy of the project that contains a draft and a scheduled post: interrupted, whole, and with drafts. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '../../../export/export-files';
import { scriptArgs } from '../../../scripts/support/run-node';
import { FIXTURE_CONTENT } from '../../../scripts/test/roots';
import { edit } from '../../support/content';
import { build, cloneProject } from './clone';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

const POST = 'blog/change-in-employee-engagement-perception.md';
/** Matches a warning, and the notice of Next's telemetry. */
const WARNING = /warn|telemetry/i;

let copy = '';
test.beforeAll(() => {
  copy = cloneProject();
  const post = fs.readFileSync(path.join(FIXTURE_CONTENT, POST), 'utf8');
  const write = (name: string, date: string) => {
    const lines = `title: A post called ${name}\ndescription: The ${name} post, which colleagues read before anybody else does.\n${date}`;
    const text = edit(edit(edit(post, /^title:.*\n/m, ''), /^description:.*\n/m, ''), /^date:.*$/m, lines);
    fs.writeFileSync(path.join(copy, `content/blog/${name}.md`), text);
  };
  write('unfinished', 'date: "2024-03-15"\ndraft: true');
  write('upcoming', 'date: "2099-01-01"');
});
test.afterAll(() => fs.rmSync(copy, { recursive: true }));

/** Returns the hash of each file of an export. */
function hashFiles(out: string): Record<string, string> {
  const computeHash = (file: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(out, file)))
      .digest('hex');
  return Object.fromEntries(listFiles(out).map((file) => [file, computeHash(file)]));
}

test('builds the same bytes in another folder, from nothing and without a warning', () => {
  expect(build(copy)).not.toMatch(WARNING);
  expect(hashFiles(path.join(copy, 'out'))).toEqual(hashFiles('out'));
});

test('keeps the last complete export when a build is killed', async () => {
  const out = path.join(copy, 'out');
  const before = hashFiles(out);
  const exported = path.join(copy, '.next/out');
  const options = { cwd: copy, stdio: 'ignore', detached: true } as const;
  const child = spawn(process.execPath, scriptArgs('scripts/build.ts', '--drafts'), options);
  const ended = once(child, 'exit');
  // A page is there, and the build is not complete: the editor comes after all pages.
  await expect.poll(() => fs.existsSync(path.join(exported, 'about.html')), { timeout: 240_000 }).toBe(true);
  // With all that it has started.
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await ended;
  expect(fs.existsSync(exported), 'killed before the end').toBe(true);
  expect(hashFiles(out)).toEqual(before);
});

test('builds drafts and scheduled posts, marked, and hides the whole site from search engines', () => {
  build(copy, { CMS: 'off' }, ['--drafts']);
  const read = (name: string) => fs.readFileSync(path.join(copy, 'out', name), 'utf8');
  for (const [name, mark] of [
    ['unfinished', 'Draft: seen only in this preview'],
    ['upcoming', 'Scheduled for January 1, 2099: seen only in this preview'],
  ]) {
    expect(read(`blog/${name}.html`)).toContain(`>${mark}`);
    expect(read(`blog/${name}.html`)).toContain('<meta name="robots" content="noindex">');
    expect(read('blog.html')).toContain(`/blog/${name}`);
    for (const file of ['sitemap.xml', 'feed.xml', 'llms.txt']) expect(read(file), file).not.toContain(`/blog/${name}`);
  }
  expect(read('about.html')).toContain('<meta name="robots" content="noindex">');
  expect(read('robots.txt')).toMatch(/Disallow: \/\n/);
  expect(read('_headers')).toContain('X-Robots-Tag: noindex');
  expect(fs.existsSync(path.join(copy, 'out/admin')), 'the editor of the build before').toBe(false);
});
