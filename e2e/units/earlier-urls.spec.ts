/** No URL of an earlier version is lost by mistake: Git remembers them. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatProblem } from '../../lib/content/problems';
import { inspectContent } from '../../lib/content/read';
import { readEarlierContent } from '../../scripts/support/earlier-content';
import { test as base, type Content, copyContent, edit, expect, replaceStudy, SITE, STUDY } from '../support/content';

const DAY = '2026-11-22';
const URL_OF_STUDY = '/case-study/application-migration-iris';
const MOVED = 'case-studies/moving-house.md';

type Repository = Content & {
  git: (...args: string[]) => string;
  commit: () => void;
  lost: (commit?: string) => string[];
};

/** A copy of the fixture content in a repository, below a folder with a space and umlauts. */
const test = base.extend<{ repository: Repository }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
  repository: async ({}, use) => {
    const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'earlier-')), 'Über uns');
    fs.mkdirSync(folder);
    using copy = copyContent(path.join(folder, 'content'));
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    const commit = () => {
      git('add', '.');
      git('commit', '-qm', 'one');
    };
    const lost = (name = 'HEAD') =>
      inspectContent(copy.root, { day: DAY, earlier: readEarlierContent(copy.root, name).files }).problems.map(
        formatProblem,
      );
    git('init', '-q');
    commit();
    await use({ ...copy, git, commit, lost });
  },
});

/** Renames the study, and deletes its other mentions. */
function renameStudy(content: Content, more = '') {
  replaceStudy(content);
  content.write(MOVED, content.read(STUDY) + more);
  content.remove(STUDY);
}

const replacedBy = (place: string, url = URL_OF_STUDY) =>
  `expected a page, or the line "aliases: [${url}]" in ${place}, or "gone: [${url}]" in content/site.md, found`;

test('finds no lost URL where nothing has changed', ({ repository }) => {
  expect(repository.lost()).toEqual([]);
});

test('names the line that a rename needs, before and after its commit', ({ repository }) => {
  renameStudy(repository, '\nOne sentence more.\n');
  const problem = `content/${STUDY}:1  ${URL_OF_STUDY}: ${replacedBy(`content/${MOVED}`)} nothing`;
  expect(repository.lost()).toEqual([problem]);
  repository.write('case-studies/another.md', edit(repository.read(MOVED), /^title: .*\nshortTitle: .*$/m, 'title: A'));
  repository.commit();
  expect(repository.lost('HEAD^')).toContain(problem);
  repository.remove('case-studies/another.md');
  repository.edit(MOVED, /^order:/m, `aliases: [${URL_OF_STUDY}]\norder:`);
  expect(repository.lost('HEAD^')).toEqual([]);
});

test('names the lines that a deletion needs, and accepts one on purpose', ({ repository }) => {
  replaceStudy(repository);
  repository.remove(STUDY);
  expect(repository.lost()).toEqual([expect.stringContaining(replacedBy('the file of the page that replaces it'))]);
  repository.edit(SITE, /^name:/m, `gone: [${URL_OF_STUDY}]\nname:`);
  expect(repository.lost()).toEqual([]);
});

test('reports an alias, a second URL and a gone entry that are removed', ({ repository }) => {
  repository.edit(STUDY, /^order:/m, 'aliases: [/iris]\norder:');
  repository.edit(SITE, /^name:/m, 'gone: [/old, /older]\nname:');
  repository.commit();
  repository.edit(STUDY, 'aliases: [/iris]\n', '');
  repository.edit(SITE, 'gone: [/old, /older]', 'gone: [/old]');
  repository.edit('pages/it-services.md', /^alsoAt:\n.*\n/m, '');
  const lines = repository.lost();
  expect(lines).toContainEqual(
    expect.stringContaining(`/iris: expected a page, or the line "aliases: [/iris]" in content/${STUDY}`),
  );
  expect(lines).toContainEqual(expect.stringMatching(/ {2}\/older: .*"gone: \[\/old, \/older\]" in content\/site\.md/));
  expect(lines).toContainEqual(
    expect.stringMatching(/ {2}\/services: .*"aliases: \[\/services.*\]" in content\/pages\/it-services\.md/),
  );
});

test('reports a page that became a draft or is scheduled, but misses none that was', ({ repository }) => {
  replaceStudy(repository);
  const text = repository.read(STUDY);
  repository.write(STUDY, edit(text, /^order:/m, 'draft: true\norder:'));
  expect(repository.lost()).toEqual([expect.stringMatching(/, found a draft$/)]);
  repository.commit();
  repository.write(STUDY, edit(text, /^order:/m, 'date: "2027-01-01"\norder:'));
  expect(repository.lost('HEAD^')).toEqual([expect.stringMatching(/, found a page that is scheduled for 2027-01-01$/)]);
  repository.commit();
  repository.remove(STUDY);
  for (const commit of ['HEAD', 'HEAD^']) expect(repository.lost(commit), 'never published').toEqual([]);
});

test('reads content that is invalid today', ({ repository }) => {
  replaceStudy(repository);
  repository.edit(STUDY, /^title: .*$/m, 'title: [1]\naFieldOfThen: true');
  repository.write('pages/broken.md', '---\ntitle: "A\n---\n');
  repository.commit();
  repository.remove('pages/broken.md');
  repository.remove(STUDY);
  expect(repository.lost()).toEqual([expect.stringContaining(`  ${URL_OF_STUDY}: `)]);
});

test('publishes a revert of new and renamed pages with the lines that the problems name', ({ repository }) => {
  repository.edit(SITE, /^name:/m, 'gone: [/an-old-page]\nname:');
  repository.commit();
  for (const name of ['first', 'second'])
    repository.write(`case-studies/${name}-mistake.md`, `---\ntitle: ${name}\n---\nA mistake.\n`);
  renameStudy(repository);
  repository.edit(MOVED, /^order:/m, `aliases: [${URL_OF_STUDY}]\norder:`);
  repository.commit();
  // "Revert Changes in Commit" of GitHub Desktop.
  repository.git('revert', '--no-edit', 'HEAD');
  const aliases = /"(aliases: \[\/case-study\/moving-house\])" in content\/case-studies/;
  const [, line = ''] = aliases.exec(repository.lost('HEAD^').join('\n')) ?? [];
  repository.edit(STUDY, /^order:/m, `${line}\norder:`);
  const gone = 'gone: [/an-old-page, /case-study/first-mistake, /case-study/second-mistake]';
  expect(repository.lost('HEAD^').map((problem) => /"(gone: .*?)"/.exec(problem)?.[1])).toEqual([gone, gone]);
  repository.edit(SITE, /^gone: .*$/m, gone);
  expect(repository.lost('HEAD^')).toEqual([]);
});

test('compares with nothing outside of Git, in a shallow clone, and without Git', ({ repository, content }) => {
  expect(readEarlierContent(content.root).reason).toMatch(/^Git: not a git repository/);
  const clone = path.join(path.dirname(repository.root), 'clone');
  repository.git('clone', '-q', '--depth', '1', `file://${path.dirname(repository.root)}`, clone);
  expect(readEarlierContent(path.join(clone, 'content'), 'HEAD^').reason).toBe('Git: Not a valid object name HEAD^');
  expect(readEarlierContent(path.join(clone, 'content')).files?.files.length).toBeGreaterThan(20);
  fs.mkdirSync(path.join(clone, 'new'));
  expect(readEarlierContent(path.join(clone, 'new')).reason).toBe('Git has no content of HEAD in this folder.');
  const { PATH } = process.env;
  process.env.PATH = '/nowhere';
  try {
    expect(readEarlierContent(repository.root).reason).toBe('Git is not installed.');
  } finally {
    process.env.PATH = PATH;
  }
});

test('says that it compares with nothing, and passes', ({ content }) => {
  const command = ['--import', 'tsx', 'scripts/content.ts', content.root];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  expect(stdout).toContain('Earlier URLs are not checked. Git: not a git repository');
});
