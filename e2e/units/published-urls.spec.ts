/** The record of published URLs: none is lost by mistake. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MODEL } from '../../app/model';
import { inspectContent } from '../../lib/content/inspect';
import { formatProblem } from '../../lib/content/problems';
import { formatPublishedUrls, PUBLISHED_FILE, parsePublishedUrls } from '../../lib/content/published-urls';
import { addPublishedUrls } from '../../lib/content/record-published';
import { lastVersion } from '../../scripts/support/git';
import { type Content, DESCRIPTION, edit, expect, line, replaceStudy, SITE, STUDY, test } from '../support/content';

const DAY = '2026-11-22';
const URL_OF_STUDY = '/case-study/application-migration-iris';
const MOVED = 'case-studies/moving-house.md';

function urlsOn(content: Content, day: string) {
  const { documents, publishedUrls } = content.inspect(day);
  return addPublishedUrls(publishedUrls, documents, day);
}
const record = (content: Content, day = DAY) =>
  content.write(PUBLISHED_FILE, formatPublishedUrls(urlsOn(content, day)));

type LastVersion = (file: string) => string | undefined;
function problemOf(content: Content, url: string, lastOf?: LastVersion): string {
  const problems = inspectContent(content.root, MODEL, { day: DAY, lastVersion: lastOf }).problems.map(formatProblem);
  expect(problems).toEqual([expect.stringContaining(`  ${url}: `)]);
  const [place = '', words = ''] = (problems[0] ?? '').split(`  ${url}: `);
  const [file, number] = place.split(':');
  expect(file).toBe('content/published.txt');
  expect(content.read(PUBLISHED_FILE).split('\n')[Number(number) - 1]).toContain(`${url} `);
  return words;
}

function rename(content: Content, to: string, more = '') {
  replaceStudy(content);
  content.write(to, content.read(STUDY) + more);
  content.remove(STUDY);
}

test('writes published URLs as it reads them, and merges the lines of two branches', ({ content }) => {
  record(content);
  const text = content.read(PUBLISHED_FILE);
  expect(formatPublishedUrls(parsePublishedUrls(text))).toBe(text);
  const merged = parsePublishedUrls('/a 2026-01-01 x f.md\n/a 2026-02-01 y f.md\n/a 2026-01-15 z f.md\n');
  expect(merged.get('/a')).toMatchObject({ day: '2026-02-01', hash: 'y' });
});

test('records pages, further URLs and lists, but no drafts and no scheduled pages', ({ content }) => {
  content.edit('products/edi.md', /^title:/m, 'draft: true\ntitle:');
  content.edit(STUDY, /^order:/m, 'date: "2026-11-23"\norder:');
  const urls = [...addPublishedUrls(new Map(), content.inspect(DAY).documents, DAY).keys()];
  for (const url of ['/', '/about', '/services', '/blog']) expect(urls).toContain(url);
  for (const url of ['/edi', URL_OF_STUDY]) expect(urls).not.toContain(url);
});

test('dates a page by the last change of its own text', ({ content }) => {
  content.write(PUBLISHED_FILE, '/about\n');
  record(content, '2026-01-01');
  const day = () => urlsOn(content, DAY).get(URL_OF_STUDY)?.day;
  content.edit(STUDY, line('order'), 'order: 7\naliases: [/iris]');
  expect(day(), 'its order and its old URLs are no text').toBe('2026-01-01');
  content.append(STUDY, '\nOne sentence more.\n');
  expect(day()).toBe(DAY);
});

test('demands nothing of a page that was checked and renamed, until a deployment has recorded it', ({ content }) => {
  record(content);
  const before = content.read(PUBLISHED_FILE);
  const study = edit(content.read(STUDY), /^title: .*\nshortTitle: .*$/m, 'title: Another migration of one');
  const rewritten = edit(study, DESCRIPTION, `description: ${'Words of its own. '.repeat(4).trim()}\n`);
  content.write('case-studies/another.md', rewritten);
  expect(content.problems(DAY)).toEqual([]);
  content.remove('case-studies/another.md');
  content.write('case-studies/yet-another.md', rewritten);
  expect(content.problems(DAY)).toEqual([]);
  const command = ['--import', 'tsx', 'scripts/content.ts', content.root, '--record'];
  expect(content.read(PUBLISHED_FILE)).toBe(before);
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  expect(stdout).toContain('content/published.txt: 1 new URL. Commit it.');
  content.remove('case-studies/yet-another.md');
  expect(problemOf(content, '/case-study/yet-another')).toContain('"aliases: [/case-study/yet-another]"');
});

test('recognises a renamed file by its text, and names the line to add', ({ content }) => {
  record(content);
  rename(content, MOVED);
  const advice = `"aliases: [${URL_OF_STUDY}]" in content/${MOVED}`;
  expect(problemOf(content, URL_OF_STUDY)).toBe(
    `expected a page, or the line ${advice}, or "gone: [${URL_OF_STUDY}]" in content/site.md, found nothing`,
  );
  content.edit(MOVED, /^order:/m, `aliases: [${URL_OF_STUDY}]\norder:`);
  expect(content.problems(DAY)).toEqual([]);
});

test('recognises a renamed and edited file by its last version, else by the nearest new URL', ({ content }) => {
  record(content);
  const before = content.read(STUDY);
  rename(content, MOVED, '\nOne sentence more.\n');
  const lastOf = (file: string) => (file === `content/${STUDY}` ? before : undefined);
  expect(problemOf(content, URL_OF_STUDY, lastOf)).toContain(`in content/${MOVED},`);
  content.undo();
  record(content);
  rename(content, 'case-studies/application-migration.md', '\nOne sentence more.\n');
  expect(problemOf(content, URL_OF_STUDY)).toContain('in content/case-studies/application-migration.md,');
  content.undo();
  record(content);
  replaceStudy(content);
  content.remove(STUDY);
  expect(problemOf(content, URL_OF_STUDY)).toContain('in the file of the page that replaces it,');
});

test('reports a page that became a draft or is scheduled, but none that is deleted on purpose', ({ content }) => {
  replaceStudy(content);
  record(content);
  const text = content.read(STUDY);
  content.write(STUDY, edit(text, /^order:/m, 'draft: true\norder:'));
  expect(problemOf(content, URL_OF_STUDY)).toMatch(/, found a draft$/);
  content.write(STUDY, edit(text, /^order:/m, 'date: "2027-01-01"\norder:'));
  expect(problemOf(content, URL_OF_STUDY)).toMatch(/, found a page that is scheduled for 2027-01-01$/);
  content.remove(STUDY);
  content.edit(SITE, /^name:/m, `gone: [${URL_OF_STUDY}]\nname:`);
  expect(content.problems(DAY)).toEqual([]);
});

test('publishes a revert of new and renamed pages with the lines that the problems name', ({ content }) => {
  const gitDir = test.info().outputPath('git');
  const git = (...args: string[]) => {
    const where = [`--git-dir=${gitDir}`, `--work-tree=${content.root}`];
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...where, ...args], {
      cwd: content.root,
      stdio: 'pipe',
    });
  };
  const commit = (message: string) => {
    git('add', '.');
    git('commit', '-qm', message);
  };
  git('init', '-q');
  content.edit(SITE, /^name:/m, 'gone: [/an-old-page]\nname:');
  record(content);
  commit('Before');
  const study = content.read(STUDY);
  const pages = ['case-studies/first-mistake.md', 'case-studies/second-mistake.md'];
  for (const page of pages) content.write(page, study.replace(/^title: .*$/m, `title: ${page}`));
  rename(content, MOVED);
  content.edit(MOVED, /^order:/m, `aliases: [${URL_OF_STUDY}]\norder:`);
  commit('A mistake');
  record(content);
  commit('Record published URLs');
  // "Revert Changes in Commit" of GitHub Desktop.
  git('revert', '--no-edit', 'HEAD~1');
  expect(content.read(STUDY)).toBe(study);

  const lost = () => content.inspect(DAY).problems;
  expect(lost().map(({ field }) => field)).toEqual([
    '/case-study/first-mistake',
    '/case-study/moving-house',
    '/case-study/second-mistake',
  ]);
  const [, aliases = ''] =
    /"(aliases: \[\/case-study\/moving-house\])" in content\/case-studies/.exec(lost()[1]?.expected ?? '') ?? [];
  content.edit(STUDY, /^order:/m, `${aliases}\norder:`);
  const lines = lost().map(({ expected }) => /"(gone: .*?)" in content\/site\.md/.exec(expected)?.[1]);
  const line = 'gone: [/an-old-page, /case-study/first-mistake, /case-study/second-mistake]';
  expect(lines).toEqual([line, line]);
  content.edit(SITE, /^gone: .*$/m, line);
  expect(content.problems(DAY)).toEqual([]);
});

test('redirects pages of lists and topics that no longer exist to the list', ({ content }) => {
  const old = ['/case-study/page/3', '/case-study/tag/cloud', '/case-study/tag/cloud/page/2'];
  content.write(PUBLISHED_FILE, `${old.join('\n')}\n/blog\n`);
  expect(content.problems(DAY)).toEqual([]);
  expect([...content.site({ day: DAY }).redirects]).toEqual(old.map((url) => [url, '/case-study']));
});

test('finds the last version of a renamed file in Git, and none in a shallow clone', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'published-'));
  const here = process.cwd();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: folder, stdio: 'pipe' });
  const commit = () => git('add', '.') && git('commit', '-qm', 'one');
  try {
    git('init', '-q');
    fs.mkdirSync(path.join(folder, 'content'));
    fs.writeFileSync(path.join(folder, 'content/old.md'), 'Old words.\n');
    commit();
    fs.renameSync(path.join(folder, 'content/old.md'), path.join(folder, 'content/new.md'));
    process.chdir(folder);
    expect(lastVersion('content/old.md')).toBe('Old words.\n');
    commit();
    expect(lastVersion('content/old.md')).toBe('Old words.\n');
    git('clone', '-q', '--depth', '1', `file://${folder}`, 'shallow');
    process.chdir(path.join(folder, 'shallow'));
    expect(lastVersion('content/old.md')).toBeUndefined();
  } finally {
    process.chdir(here);
    fs.rmSync(folder, { recursive: true });
  }
});
