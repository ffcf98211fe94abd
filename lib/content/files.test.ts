/** Files that are not readable as content, are in the wrong folder, or have a name that is taken. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { readCases } from '../../e2e/support/cases';
import { DESCRIPTION, edit, line, POST, PRODUCT, SITE, STUDY } from '../../e2e/support/content';
import { assertAllLike, assertLike, assertSome, useContent } from '../../e2e/support/unit';
import { reportContent } from '../../scripts/support/report-content';

const content = useContent();

const EMPTY = '---\n---\n';
/** Seven lists of nine aliases each: 9 to the 7th values, 4.8 million. */
const ALIAS_BOMB = `a: &a [x, x, x, x, x, x, x, x, x]\n${'bcdefg'.replace(
  /./g,
  (key, at) => `${key}: &${key} [${Array(9).fill(`*${'abcdef'[at]}`).join(', ')}]\n`,
)}`;

test('reports a file that cannot be parsed once, and next to it the problems of all others', () => {
  content.edit(STUDY, line('title'), 'title: @iris');
  content.append(POST, '\n[a](/abuot) [b](/case-study/application-migration-iris#any)\n');
  assertAllLike(content.problems(), [
    /^content\/blog\/.* link: expected the URL of a page .*"\/about".*, found "\/abuot"$/,
    /^content\/case-studies\/.*:2 {2}front matter: expected .*@iris/s,
  ]);
  content.undo();
  content.edit(SITE, line('name'), 'title: "never closed');
  assert.deepEqual([...new Set(content.inspect().problems.map(({ file }) => file))], [`content/${SITE}`]);
});

test('reports files in the wrong folder, with a wrong name or a taken URL', () => {
  for (const [file, message] of readCases('misplaced-files')) {
    content.write(file, file.includes('README') ? '# Notes\n' : EMPTY);
    const problems = content.problems().filter((problem) => problem.startsWith(`content/${file}:`));
    assertSome(problems, message, file);
    content.undo();
  }
});

test('reports a draft that the site needs, and a post that a page shows', () => {
  content.edit(POST, /^date:/m, 'draft: true\ndate:');
  content.edit('pages/case-study.md', /^title:/m, 'draft: true\ntitle:');
  const problems = content.problems();
  for (const problem of [
    'content/pages/case-study.md:1  file: expected a published page, which the site needs, found a draft',
    /home\.md:\d+ {2}sections\.\d+\.slug: expected the slug of a published post/,
  ])
    assertSome(problems, problem);
});

test('refuses what a page loads or sends while no page explains it', () => {
  content.edit('site.md', /^map:/m, 'contactForm: { action: https://forms.example/contact }\nmap:');
  content.edit('site.md', /^map:/m, 'measure: { url: "https://plausible.io", site: example.com }\nmap:');
  content.append(
    POST,
    ':::video\nlink: https://youtu.be/aqz-KE-bpKQ\ntitle: A video\nimage: /drawings/home.svg\nalt: A bridge\n:::\n',
  );
  assert.deepEqual(content.problems(), []);
  content.edit('pages/privacy.md', / {2}- section: third-parties[\s\S]*?(?= {2}- section: call)/, '');
  const problems = content.problems();
  for (const [field, about] of [
    ['video.link', 'videos'],
    ['sections.', 'map'],
    ['measure', 'counting'],
    ['contactForm', 'contact-form'],
  ])
    assertSome(
      problems,
      new RegExp(
        `  ${field}.*: expected a page with the section third-parties about ${about}, which explains it, found none`,
      ),
    );
  content.edit('pages/contact.md', / {6}delivery:\n( {8}.*\n)+/, '');
  assertSome(content.problems(), /form\.delivery: expected a group of fields, found nothing$/);
});

test('reports missing files, symbolic links, and files in another encoding than UTF-8', () => {
  for (const file of ['pages/search.md', 'shared/product.md', 'site.md']) content.remove(file);
  for (const file of ['shared/product.md', 'site.md'])
    assertSome(content.problems(), `content/${file}:1  file: expected a file of this name, found nothing`);
  content.undo();
  const link = path.join(content.root, 'blog/linked.md');
  fs.symlinkSync(path.join(content.root, POST), link);
  // The lock of an editor is a link to nothing.
  fs.symlinkSync('ada@desk.1', path.join(content.root, 'blog/.#lock.md'));
  assert.deepEqual(content.problems(), [
    'content/blog/linked.md:1  file: expected a regular file, found a symbolic link',
  ]);
  content.undo();
  const text = edit(content.read(POST), /^date:/m, '# Café\ndate:');
  for (const encoding of ['latin1', 'utf16le'] as const) {
    content.write(POST, Buffer.from(text, encoding));
    assertSome(content.problems(), /change-in.*:\d+ {2}file: expected text saved as UTF-8/);
  }
});

test('reports a problem of the featured post once, not again where the post is named', () => {
  const other = edit(content.read(POST), line('title'), 'title: Another post of some kind');
  content.write('blog/another.md', edit(other, DESCRIPTION, `description: ${'Another text. '.repeat(5)}\n`));
  content.edit(POST, line('date'), 'date: soon');
  assertAllLike(content.problems(), [/^content\/blog\/change-.* {2}date: /]);
});

test('prints all problems of all files in one run, and says how many there are', (t) => {
  const print = t.mock.method(console, 'error', () => {});
  content.edit(POST, line('date'), 'date: 15/03/24');
  content.edit(POST, /^excerpt:/m, 'exerpt:');
  content.edit(PRODUCT, line('stage'), 'stage: 9');
  content.write(STUDY, `---\n${ALIAS_BOMB}---\n`);
  assert.equal(reportContent(content.inspect()), false);
  const printed = print.mock.calls.map(({ arguments: words }) => String(words));
  const parts = [`content/${POST}:3  date: `, 'exerpt: expected', `content/${PRODUCT}:`, `content/${STUDY}:2`];
  for (const part of [...parts, '5 problems to fix in 3 files.']) assertSome(printed, part);
});

const HARMLESS: Record<string, (source: string) => string> = {
  'a byte order mark': (source) => `\uFEFF${source}`,
  'line ends of Windows': (source) => source.replaceAll('\n', '\r\n'),
  'spaces after the fences': (source) => edit(source, /^---$/m, '---  '),
  'a comment': (source) => edit(source, /^date:/m, '# when it was written\ndate:'),
  'the slug as a field': (source) => edit(source, /^date:/m, `slug: ${path.basename(POST, '.md')}\ndate:`),
  'a body of 80 kB': (source) => `${source}\n${`${'word '.repeat(100)}\n\n`.repeat(160)}`,
};

/** Among them files of systems, which their owner cannot see. */
const BESIDE =
  `README.md|blog/bridge.png|blog/.DS_Store|blog/desktop.ini|blog/Thumbs.db|blog/Icon\r|blog/~$x.docx`.split('|');

test('accepts what is harmless', () => {
  for (const [name, change] of Object.entries(HARMLESS)) {
    content.write(POST, change(content.read(POST)));
    for (const beside of BESIDE) content.write(beside, 'not content');
    const { problems, files } = content.inspect();
    assert.deepEqual(problems, [], name);
    const data = files.find(({ file }) => file === `content/${POST}`)?.data;
    assertLike(JSON.stringify(data), /"date":"2024-03-15"/, name);
    content.undo();
  }
  content.edit(SITE, /^news:\n( .*\n)+/m, '');
  content.edit(SITE, /^ {2}social:\n( {4}.*\n)+/m, '');
  assert.deepEqual(content.problems(), [], 'lists that a save leaves out because they are empty');
});
