/** No URL of an earlier version is lost by mistake: Git remembers them. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { edit, SITE, STUDY } from '../../e2e/support/content';
import { assertAllLike, assertSome, copyContent } from '../../e2e/support/unit';
import { listFiles } from '../../export/export-files';
import { readContent } from '../../lib/content/read';
import { checkEarlierUrls } from '../../lib/content/rules/earlier-urls';
import { formatProblem } from '../../lib/model/problems';
import { readEarlierContent } from './earlier-content';

const DAY = '2026-11-22';
const URL_OF_STUDY = '/case-study/application-migration-iris';
const MOVED = 'case-studies/moving-house.md';
const SERVICES = 'pages/it-services.md';

/** Three files of the fixture content in a repository, below a folder with a space and umlauts. */
const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'earlier-')), 'Über uns');
fs.mkdirSync(folder);
const content = copyContent(path.join(folder, 'content'));
for (const name of listFiles(content.root)) if (![SITE, STUDY, SERVICES].includes(name)) content.remove(name);
after(() => fs.rmSync(path.dirname(folder), { recursive: true }));

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
const lost = (name = 'HEAD') => {
  const { files: earlier } = readEarlierContent(content.root, name);
  return checkEarlierUrls(readContent(content.root, { day: DAY, earlier })).map(formatProblem);
};
git('init', '-q');
commit();
git('tag', 'first');
beforeEach(() => {
  git('reset', '-q', '--hard', 'first');
  git('clean', '-fdq');
});

function renameStudy(more = '') {
  content.write(MOVED, content.read(STUDY) + more);
  content.remove(STUDY);
}

const replacedBy = (place: string, url = URL_OF_STUDY) =>
  `expected a page, or the line "aliases: [${url}]" in ${place}, or "gone: [${url}]" in content/site.md, found`;

test('names the line that a rename needs, before and after its commit', () => {
  assert.deepEqual(lost(), [], 'nothing has changed');
  renameStudy('\nOne sentence more.\n');
  const problem = `content/${STUDY}:1  ${URL_OF_STUDY}: ${replacedBy(`content/${MOVED}`)} nothing`;
  assert.deepEqual(lost(), [problem]);
  content.write('case-studies/another.md', edit(content.read(MOVED), /^title: .*\nshortTitle: .*$/m, 'title: A'));
  commit();
  assertSome(lost('HEAD^'), problem);
  content.remove('case-studies/another.md');
  content.edit(MOVED, /^order:/m, `aliases: [${URL_OF_STUDY}]\norder:`);
  assert.deepEqual(lost('HEAD^'), []);
});

test('reports an alias, a second URL and a gone entry that are removed', () => {
  content.edit(STUDY, /^order:/m, 'aliases: [/iris]\norder:');
  content.edit(SITE, /^name:/m, 'gone: [/old, /older]\nname:');
  commit();
  content.edit(STUDY, 'aliases: [/iris]\n', '');
  content.edit(SITE, 'gone: [/old, /older]', 'gone: [/old]');
  content.edit(SERVICES, /^alsoAt:\n.*\n/m, '');
  const problems = lost();
  assertSome(problems, `/iris: expected a page, or the line "aliases: [/iris]" in content/${STUDY}`);
  assertSome(problems, / {2}\/older: .*"gone: \[\/old, \/older\]" in content\/site\.md/);
  assertSome(problems, / {2}\/services: .*"aliases: \[\/services.*\]" in content\/pages\/it-services\.md/);
});

test('reports a page that became a draft or is scheduled, but misses none that was', () => {
  const text = content.read(STUDY);
  content.write(STUDY, edit(text, /^order:/m, 'draft: true\norder:'));
  assertAllLike(lost(), [/, found a draft$/]);
  commit();
  content.write(STUDY, edit(text, /^order:/m, 'date: "2027-01-01"\norder:'));
  assertAllLike(lost('HEAD^'), [/, found a page that is scheduled for 2027-01-01$/]);
  commit();
  content.remove(STUDY);
  for (const name of ['HEAD', 'HEAD^']) assert.deepEqual(lost(name), [], 'never published');
});

test('reads content that is invalid today', () => {
  content.edit(STUDY, /^title: .*$/m, 'title: [1]\naFieldOfThen: true');
  content.write('pages/broken.md', '---\ntitle: "A\n---\n');
  commit();
  content.remove('pages/broken.md');
  content.remove(STUDY);
  assertAllLike(lost(), [RegExp(`  ${URL_OF_STUDY}: `)]);
});

test('publishes a revert of new and renamed pages with the lines that the problems name', () => {
  content.edit(SITE, /^name:/m, 'gone: [/an-old-page]\nname:');
  commit();
  for (const name of ['first', 'second'])
    content.write(`case-studies/${name}-mistake.md`, `---\ntitle: ${name}\n---\nA mistake.\n`);
  renameStudy();
  content.edit(MOVED, /^order:/m, `aliases: [${URL_OF_STUDY}]\norder:`);
  commit();
  // "Revert Changes in Commit" of GitHub Desktop.
  git('revert', '--no-edit', 'HEAD');
  const aliases = /"(aliases: \[\/case-study\/moving-house\])" in content\/case-studies/;
  const [, line = ''] = aliases.exec(lost('HEAD^').join('\n')) ?? [];
  content.edit(STUDY, /^order:/m, `${line}\norder:`);
  const gone = 'gone: [/an-old-page, /case-study/first-mistake, /case-study/second-mistake]';
  const named = lost('HEAD^').map((problem) => /"(gone: .*?)"/.exec(problem)?.[1]);
  assert.deepEqual(named, [gone, gone]);
  content.edit(SITE, /^gone: .*$/m, gone);
  assert.deepEqual(lost('HEAD^'), []);
});

test('compares with nothing outside of Git, in a shallow clone, and without Git, and says so', () => {
  assert.match(readEarlierContent(os.tmpdir()).reason ?? '', /^Git: not a git repository/);
  const clone = path.join(path.dirname(folder), 'clone');
  git('clone', '-q', '--depth', '1', `file://${folder}`, clone);
  const reasonIn = (name: string, commit?: string) => readEarlierContent(path.join(clone, name), commit).reason;
  assert.equal(reasonIn('content', 'HEAD^'), 'Git: Not a valid object name HEAD^');
  assert.equal(readEarlierContent(path.join(clone, 'content')).files?.length, 3);
  fs.mkdirSync(path.join(clone, 'new'));
  assert.equal(reasonIn('new'), 'Git has no content of HEAD in this folder.');
  const { PATH } = process.env;
  process.env.PATH = '/nowhere';
  const { reason } = readEarlierContent(content.root);
  process.env.PATH = PATH;
  assert.equal(reason, 'Git is not installed.');
});
