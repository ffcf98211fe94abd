/** Files that are not readable as content, are in the wrong folder, or have a name that is taken. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { formatProblem } from '../../../lib/content/problems';
import { readCases } from '../../support/cases';
import { ABOUT, DESCRIPTION, edit, expect, line, POST, PRODUCT, SITE, STUDY, test } from '../../support/content';

const EMPTY = '---\n---\n';
/** Seven lists of nine aliases each: 9 to the 7th values, 4.8 million. */
const ALIAS_BOMB = `a: &a [x, x, x, x, x, x, x, x, x]\n${'bcdefg'.replace(
  /./g,
  (key, at) => `${key}: &${key} [${Array(9).fill(`*${'abcdef'[at]}`).join(', ')}]\n`,
)}`;

test('reports front matter that is too long, too deep or grows', ({ content }) => {
  for (const [text, message] of [
    ['row: x\n'.repeat(60_000), 'front matter: expected at most 2000 lines, found 60000'],
    [`title: ${'['.repeat(50_000)}\n`, 'front matter: expected at most 40 kB, found 51 kB'],
    [
      ALIAS_BOMB,
      ':3  front matter: expected the value itself, or quotes around a text that starts with *: "*a", found',
    ],
  ] as const) {
    content.write(STUDY, `---\n${text}---\n`);
    expect.soft(content.problems()).toContainEqual(expect.stringContaining(message));
  }
});

test('reports problems of all other files next to one that cannot be parsed', ({ content }) => {
  content.edit(STUDY, line('title'), 'title: @iris');
  content.append(POST, '\n[a](/abuot) [b](/case-study/application-migration-iris#any)\n');
  expect(content.problems()).toEqual([
    expect.stringMatching(/^content\/blog\/.* link: expected the URL of a page .*"\/about".*, found "\/abuot"$/),
    expect.stringMatching(/^content\/case-studies\/.*:2 {2}title: expected quotes around the whole value: "@iris"/),
  ]);
});

test('ignores the lock of an editor, which is a link to nothing', ({ content }) => {
  fs.symlinkSync('ada@desk.1', path.join(content.root, 'blog/.#lock.md'));
  expect(content.problems()).toEqual([]);
  fs.rmSync(path.join(content.root, 'blog/.#lock.md'));
});

test('reports files in the wrong folder, with a wrong name or a taken URL', ({ content }) => {
  for (const [file, message] of readCases('misplaced-files')) {
    content.write(file, file.includes('README') ? '# Notes\n' : EMPTY);
    const problems = content.problems().filter((problem) => problem.startsWith(`content/${file}:`));
    expect.soft(problems, file).toContainEqual(expect.stringContaining(message));
    content.undo();
  }
});

test('names the file that is the other one, or that refers to it', ({ content }) => {
  content.write('industries/lims.md', EMPTY);
  expect(content.problems().join('\n')).toMatch(
    /content\/products\/lims\.md:1 {2}file name: .* found \/lims, taken by content\/industries\/lims\.md/,
  );
  content.undo();
  content.edit('pages/it-services.md', 'alsoAt:\n', 'alsoAt:\n  - /contact\n');
  expect(content.problems().join('\n')).toMatch(
    /it-services\.md:\d+ {2}alsoAt\.1: .* found \/contact, taken by content\/pages\/contact\.md/,
  );
  content.undo();
  content.edit(POST, /^date:/m, 'draft: true\ndate:');
  expect(content.problems().join('\n')).toMatch(
    /home\.md:\d+ {2}sections\.\d+\.slug: expected the slug of a published post/,
  );
});

test('reports a list without a published entry, and a draft that the site needs', ({ content }) => {
  content.edit(POST, /^date:/m, 'draft: true\ndate:');
  content.edit('pages/case-study.md', /^title:/m, 'draft: true\ntitle:');
  expect(content.problems()).toEqual(
    expect.arrayContaining([
      'content/blog:1  files: expected at least one published post, found unpublished ones only',
      'content/pages/case-study.md:1  file: expected a published page, which the site needs, found a draft',
    ]),
  );
  content.remove(POST);
  expect(content.problems()).toContain('content/blog:1  files: expected at least one published post, found none');
});

test('switches the contact form to a receiver by one field, and reports the notes that it lacks', ({ content }) => {
  content.edit('site.md', /^map:/m, 'contactForm: { action: https://forms.example/contact }\nmap:');
  content.append(POST, '\nNothing is sent to third parties, and our form sends nothing.\n');
  expect(content.problems(), 'what a text claims is the business of its author').toEqual([]);
  content.edit('pages/contact.md', / {6}delivery:\n( {8}.*\n)+/, '');
  expect(content.problems()).toEqual([
    expect.stringContaining(
      'form.delivery: expected the notes of a form that is sent, as content/site.md has contactForm, found nothing',
    ),
  ]);
});

const VIDEO = ':::film[A film]\n[![A still](/drawings/home.svg)](https://youtu.be/aqz-KE-bpKQ)\n:::\n';

test('refuses what a page loads or sends while no page explains it', ({ content }) => {
  content.edit('site.md', /^map:/m, 'contactForm: { action: https://forms.example/contact }\nmap:');
  content.edit('site.md', /^map:/m, 'measure: { url: "https://plausible.io", site: example.com }\nmap:');
  content.append(POST, VIDEO);
  expect(content.problems()).toEqual([]);
  content.edit('pages/privacy.md', / {2}- section: third-parties[\s\S]*?(?= {2}- section: call)/, '');
  const missing = (about: string) =>
    `expected a page with the section third-parties about ${about}, which explains it, found none`;
  expect(content.problems()).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`film.link: ${missing('videos')}`),
      expect.stringMatching(`contact\\.md:\\d+ {2}sections\\.\\d+: ${missing('map')}`),
      expect.stringContaining(`measure: ${missing('counting')}`),
      expect.stringContaining(`contactForm: ${missing('contact-form')}`),
    ]),
  );
});

test('reports missing files, symbolic links, and files in another encoding than UTF-8', ({ content }) => {
  content.remove('pages/search.md');
  expect(content.problems()).toContain('content/pages/search.md:1  file: expected a file of this name, found nothing');
  content.undo();
  for (const file of ['shared/product.md', 'site.md']) content.remove(file);
  expect(content.problems()).toEqual([
    'content/shared/product.md:1  file: expected a file of this name, found nothing',
    'content/site.md:1  file: expected a file of this name, found nothing',
  ]);
  content.undo();
  content.write('blog/linked.md', '');
  content.remove('blog/linked.md');
  fs.symlinkSync(path.join(content.root, POST), path.join(content.root, 'blog/linked.md'));
  expect(content.problems()).toEqual([
    'content/blog/linked.md:1  file: expected a regular file, found a symbolic link',
  ]);
  content.undo();
  const text = edit(content.read(POST), /^date:/m, '# Café\ndate:');
  for (const encoding of ['latin1', 'utf16le'] as const) {
    content.write(POST, Buffer.from(text, encoding));
    expect(content.problems().join('\n')).toMatch(/change-in.*:\d+ {2}file: expected text saved as UTF-8/);
  }
});

test('reports a problem of the featured post once, not again where the post is named', ({ content }) => {
  const other = edit(content.read(POST), line('title'), 'title: Another post of some kind');
  content.write('blog/another.md', edit(other, DESCRIPTION, `description: ${'Another text. '.repeat(5)}\n`));
  content.edit(POST, line('date'), 'date: soon');
  expect(content.inspect().problems.map(({ file, field }) => [file, field])).toEqual([[`content/${POST}`, 'date']]);
});

test('reports only the YAML error of a page that other files link to', ({ content }) => {
  for (const file of [ABOUT, POST, STUDY, 'pages/privacy.md', 'pages/it-services.md']) {
    content.edit(file, line('title'), 'title: "never closed');
    const files = content.inspect().problems.map((problem) => problem.file);
    expect.soft([...new Set(files)], file).toEqual([`content/${file}`]);
    content.undo();
  }
  content.edit('site.md', line('name'), 'name: "never closed');
  content.edit('site.md', /^map:/m, 'contactForm: { action: https://forms.example/contact }\nmap:');
  expect([...new Set(content.inspect().problems.map((problem) => problem.file))]).toEqual(['content/site.md']);
});

test('reports all problems of all files in one run, and exits with 1', ({ content }) => {
  content.edit(POST, line('date'), 'date: 15/03/24');
  content.edit(POST, /^excerpt:/m, 'exerpt:');
  content.edit(PRODUCT, line('stage'), 'stage: 9');
  content.write(STUDY, `---\n${ALIAS_BOMB}---\n`);
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/content.ts', content.root], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  for (const part of [`content/${POST}:3  date: `, 'exerpt: expected', `content/${PRODUCT}:`, `content/${STUDY}:3`])
    expect(stderr).toContain(part);
  expect(stderr).not.toContain('    at ');
  expect(stderr).toContain('5 problems to fix in 3 files.');
});

const HARMLESS: Record<string, (source: string) => string> = {
  'a byte order mark': (source) => `\uFEFF${source}`,
  'line ends of Windows': (source) => source.replaceAll('\n', '\r\n'),
  'line ends of old Macintoshes': (source) => source.replaceAll('\n', '\r'),
  'spaces after the fences': (source) => edit(source, /^---$/m, '---  '),
  'a comment': (source) => edit(source, /^date:/m, '# when it was written\ndate:'),
  'a date in quotes': (source) => edit(source, line('date'), 'date: "2024-03-15"'),
  'the slug as a field': (source) => edit(source, /^date:/m, `slug: ${path.basename(POST, '.md')}\ndate:`),
  'a body of 200 kB': (source) => `${source}\n${'word '.repeat(40_000)}\n`,
  'a rule in the body': (source) => `${source}\n---\n\nAfter the rule.\n`,
};

test('accepts lists that a save leaves out because they are empty', ({ content }) => {
  content.edit(SITE, /^news:\n( .*\n)+/m, '');
  content.edit(SITE, /^ {2}social:\n( {4}.*\n)+/m, '');
  expect(content.problems()).toEqual([]);
});

test('accepts what is harmless', ({ content }) => {
  for (const [name, change] of Object.entries(HARMLESS)) {
    content.write(POST, change(content.read(POST)));
    for (const beside of ['blog/bridge.png', 'blog/.DS_Store', 'README.md']) content.write(beside, 'not content');
    const { problems, documents } = content.inspect();
    expect.soft(problems.map(formatProblem), name).toEqual([]);
    expect
      .soft(documents.find(({ source }) => source.file === `content/${POST}`)?.data, name)
      .toMatchObject({ date: '2024-03-15' });
    content.undo();
  }
});
