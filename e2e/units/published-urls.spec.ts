/** What was published is remembered, and no address of it is lost by mistake. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { MODEL } from '../../app/model';
import { inspectContent } from '../../lib/content/inspect';
import { formatProblem } from '../../lib/content/problems';
import { formatPublishedUrls, PUBLISHED_FILE, parsePublishedUrls } from '../../lib/content/published-urls';
import { readPictures } from '../../lib/content/read';
import { addPublishedUrls } from '../../lib/content/record-published';
import { createSite } from '../../lib/site/create-site';
import { lastVersion } from '../../scripts/support/git';
import { edit } from '../support/content-folder';
import { sharedContent } from '../support/shared-content';

const DAY = '2026-11-22';
const STUDY = 'case-studies/application-migration-iris.md';
const ADDRESS = '/case-study/application-migration-iris';

const content = sharedContent();

/** The published URLs as a deployment on a day records them. */
function urlsOn(day: string) {
  const { documents, publishedUrls } = inspectContent(content.root, MODEL, { day });
  return addPublishedUrls(publishedUrls, documents, day);
}
const keep = (day: string) => content.write(PUBLISHED_FILE, formatPublishedUrls(urlsOn(day)));
const problems = (lastOf?: (file: string) => string | undefined) =>
  inspectContent(content.root, MODEL, { day: DAY, lastVersion: lastOf }).problems.map(formatProblem);

/** What a check says of the study's address, less the place in the file. */
function toldOf(address: string, lastOf?: (file: string) => string | undefined): string {
  const told = problems(lastOf);
  expect(told).toHaveLength(1);
  const [place = '', words = ''] = (told[0] ?? '').split(`  ${address}: `);
  const [file, line] = place.split(':');
  expect(file).toBe('content/published.txt');
  expect(content.read(PUBLISHED_FILE).split('\n')[Number(line) - 1]).toContain(`${address} `);
  return words;
}

function rename(to: string, change = (text: string) => text) {
  const text = content.read(STUDY);
  content.write(to, change(text));
  content.remove(STUDY);
}

test('writes published URLs as it reads them, and merges what two branches added', () => {
  keep(DAY);
  const text = content.read(PUBLISHED_FILE);
  expect(formatPublishedUrls(parsePublishedUrls(text))).toBe(text);
  expect(
    parsePublishedUrls('/a 2026-01-01 x f.md\n/a 2026-02-01 y f.md\n/a 2026-01-15 z f.md\n').get('/a'),
  ).toMatchObject({
    day: '2026-02-01',
    hash: 'y',
  });
});

test('it has pages, their further addresses and lists; of drafts and what waits nothing', () => {
  content.write('products/edi.md', edit(content.read('products/edi.md'), /^title:/m, 'draft: true\ntitle:'));
  content.write(STUDY, edit(content.read(STUDY), /^order:/m, 'date: "2026-11-23"\norder:'));
  const names = [
    ...addPublishedUrls(new Map(), inspectContent(content.root, MODEL, { day: DAY }).documents, DAY).keys(),
  ];
  for (const name of ['/', '/about', '/services', '/blog']) expect(names).toContain(name);
  for (const name of ['/edi', ADDRESS]) expect(names).not.toContain(name);
});

test("a page's day is the one on which its own words changed", () => {
  content.write(PUBLISHED_FILE, '/about\n');
  keep('2026-01-01');
  const day = () => urlsOn(DAY).get(ADDRESS)?.day;
  expect(day()).toBe('2026-01-01');
  const text = content.read(STUDY);
  content.write(STUDY, edit(text, /^order: .*$/m, 'order: 7\naliases: [/iris]'));
  expect(day(), 'its place and its old addresses are no words').toBe('2026-01-01');
  content.write(STUDY, `${text}\nOne sentence more.\n`);
  expect(day()).toBe(DAY);
});

test('a new page needs no line', () => {
  keep(DAY);
  content.write(
    'case-studies/another.md',
    edit(content.read(STUDY), /^title: .*$/m, 'title: Another migration of one'),
  );
  content.write(
    'case-studies/another.md',
    edit(
      content.read('case-studies/another.md'),
      /^description: .*$/m,
      `description: ${'Words of its own. '.repeat(4)}`,
    ),
  );
  expect(problems()).toEqual([]);
});

test('demands nothing of a page that was checked and renamed, until a deployment has recorded it', () => {
  const check = (...options: readonly string[]) => {
    const command = ['--import', 'tsx', 'scripts/content.ts', content.root, ...options];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return stdout;
  };
  content.write(PUBLISHED_FILE, formatPublishedUrls(urlsOn(DAY)));
  const before = content.read(PUBLISHED_FILE);
  const post = edit(content.read(STUDY), /^title: .*$/m, 'title: Another migration of one');
  const own = edit(post, /^description: .*$/m, `description: ${'Words of its own. '.repeat(4)}`);
  content.write('case-studies/another.md', own);
  check();
  content.remove('case-studies/another.md');
  content.write('case-studies/yet-another.md', own);
  check();
  expect(content.read(PUBLISHED_FILE)).toBe(before);
  expect(check('--record')).toContain('content/published.txt: 1 new URL. Commit it.');
  expect(content.read(PUBLISHED_FILE)).toMatch(
    /^\/case-study\/yet-another \S+ \S+ content\/case-studies\/yet-another\.md$/m,
  );
  content.remove('case-studies/yet-another.md');
  expect(toldOf('/case-study/yet-another')).toContain('"aliases: [/case-study/yet-another]"');
});

test('a renamed file is known by its words, and the line to add is named', () => {
  keep(DAY);
  rename('case-studies/moving-house.md');
  const line = `"aliases: [${ADDRESS}]" in content/case-studies/moving-house.md`;
  expect(toldOf(ADDRESS)).toBe(
    `expected a page, or the line ${line}, or "gone: [${ADDRESS}]" in content/site.md, found nothing`,
  );
  const text = content.read('case-studies/moving-house.md');
  content.write('case-studies/moving-house.md', edit(text, /^order:/m, `aliases: [${ADDRESS}]\norder:`));
  expect(problems()).toEqual([]);
});

test('a file that was renamed and edited is known by what it said before', () => {
  keep(DAY);
  const before = content.read(STUDY);
  rename('case-studies/moving-house.md', (text) => `${text}\nOne sentence more.\n`);
  expect(toldOf(ADDRESS, (file) => (file === `content/${STUDY}` ? before : undefined))).toContain(
    'in content/case-studies/moving-house.md,',
  );
});

test('where nobody knows what it said, the nearest new address is named, or none', () => {
  keep(DAY);
  rename('case-studies/application-migration.md', (text) => `${text}\nOne sentence more.\n`);
  expect(toldOf(ADDRESS)).toContain('in content/case-studies/application-migration.md,');
  content.undo();
  keep(DAY);
  content.remove(STUDY);
  expect(toldOf(ADDRESS)).toContain('in the file of the page that stands in for it,');
});

test('a page that became a draft is told; one that is gone on purpose is not', () => {
  keep(DAY);
  const text = content.read(STUDY);
  content.write(STUDY, edit(text, /^order:/m, 'draft: true\norder:'));
  expect(toldOf(ADDRESS)).toMatch(/, found a draft$/);
  content.write(STUDY, edit(text, /^order:/m, 'date: "2027-01-01"\norder:'));
  expect(toldOf(ADDRESS)).toMatch(/, found a page that waits until 2027-01-01$/);
  content.remove(STUDY);
  content.write('site.md', edit(content.read('site.md'), /^name:/m, `gone: [${ADDRESS}]\nname:`));
  expect(problems()).toEqual([]);
});

test('pages of lists and topics that are no more lead to the list', () => {
  content.write(PUBLISHED_FILE, '/case-study/tag/cloud\n/case-study/page/3\n/case-study/tag/cloud/page/2\n/blog\n');
  const site = createSite({ root: content.root, pictures: readPictures(), day: DAY, ...MODEL });
  expect(problems()).toEqual([]);
  expect([...site.redirects]).toEqual([
    ['/case-study/page/3', '/case-study'],
    ['/case-study/tag/cloud', '/case-study'],
    ['/case-study/tag/cloud/page/2', '/case-study'],
  ]);
});

test('Git knows a file before it was renamed, committed or not; a shallow clone knows nothing, and that is no mistake', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'published-'));
  const here = process.cwd();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: folder, stdio: 'pipe' });
  try {
    git('init', '-q');
    fs.mkdirSync(path.join(folder, 'content'));
    fs.writeFileSync(path.join(folder, 'content/old.md'), 'Old words.\n');
    git('add', '.');
    git('commit', '-qm', 'one');
    fs.renameSync(path.join(folder, 'content/old.md'), path.join(folder, 'content/new.md'));
    process.chdir(folder);
    expect(lastVersion('content/old.md')).toBe('Old words.\n');
    git('add', '.');
    git('commit', '-qm', 'two');
    expect(lastVersion('content/old.md')).toBe('Old words.\n');
    git('clone', '-q', '--depth', '1', `file://${folder}`, 'shallow');
    process.chdir(path.join(folder, 'shallow'));
    expect(lastVersion('content/old.md')).toBeUndefined();
  } finally {
    process.chdir(here);
    fs.rmSync(folder, { recursive: true });
  }
});
