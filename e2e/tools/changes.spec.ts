/** `npm run changes`: writes each kind of change in plain words, and nothing where nothing has changed. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { compareExports } from '../../scripts/changes/compare';
import { describeChanges } from '../../scripts/changes/describe';
import { listDrafts } from '../../scripts/changes/drafts';
import { findExports } from '../../scripts/changes/exports';
import { takeSnapshot } from '../../scripts/changes/snapshot';
import { FIXTURE_CONTENT } from '../../scripts/test/roots';
import { readCases, textOrPattern } from '../support/cases';
import { copyContent, edit, line, POST } from '../support/content';
import { expect, test } from '../support/test';

const isPart = (file: string) =>
  /^(index|about|contact|404|blog|blog\/[^.]*)\.html$|^_headers$|^_redirects$|^drawings\/|\.css$|\.woff2$|^sitemap/.test(
    file,
  );

test.describe.configure({ mode: 'default' });
let root = '';
let files: readonly string[] = [];
const at = (...names: string[]) => path.join(root, ...names);
const read = (file: string) => fs.readFileSync(at('after', file), 'utf8');
const write = (file: string, text: string) => fs.writeFileSync(at('after', file), text);
const remove = (file: string) => fs.rmSync(at('after', file));
const inPage = (file: string, from: string | RegExp, to: string) => write(file, edit(read(file), from, to));
const onEveryPage = (change: (html: string, file: string) => string) => {
  for (const file of files.filter((name) => name.endsWith('.html'))) write(file, change(read(file), file));
};

function restore() {
  fs.rmSync(at('after'), { recursive: true, force: true });
  fs.cpSync(at('before'), at('after'), { recursive: true });
}
test.beforeAll(({ site }) => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'changes-test-'));
  files = site.files.filter(isPart);
  for (const file of files) fs.cpSync(path.join(site.root, file), at('before', file));
});
test.beforeEach(restore);
test.afterAll(() => fs.rmSync(root, { recursive: true }));

function describeExports(before = at('before'), after = at('after')): string {
  const now = takeSnapshot(after);
  return describeChanges(compareExports(takeSnapshot(before), now), now.pages.size);
}

const EDITS: readonly (readonly [words: string, file: string, from: string, to: string])[] = readCases('changes');

const OTHERS: readonly (readonly [words: RegExp, apply: () => void])[] = [
  [/^Nothing would change\.\n$/, () => {}],
  [
    /^On every page\n {2}links: Privacy → \/privacy {2}→ {2}Privacy → \/legal\/privacy\n$/,
    () => onEveryPage((html) => html.replaceAll('href="/privacy"', 'href="/legal/privacy"')),
  ],
  [
    /^On many pages, with another value on each\n {2}og:image:alt: on 7 pages, for example \/\S*: \S+ .*\n$/,
    () => onEveryPage((html, file) => html.replace(/(?<=og:image:alt" content=")/, `${file} `)),
  ],
  [
    /^Removed pages\n {2}\/about .*410\)\n {2}\/contact .*404\)\n/,
    () => {
      for (const file of ['contact.html', 'about.html']) remove(file);
      inPage('_redirects', /^/, '/about /404.html 410\n');
    },
  ],
  [
    /^Moved pages\n {2}\/about redirects to \/who-we-are\nOn \/who-we-are\n {2}text: Our Directions[\s\S]*redirects:/,
    () => {
      write('who-we-are.html', edit(read('about.html'), />Our Directions</, '>Our Aims<'));
      remove('about.html');
      inPage('_redirects', /^/, '/about /who-we-are 301\n');
    },
  ],
  [
    /^On \/about\n {2}text: in another order\n$/,
    () => write('about.html', read('about.html').replace(/(Built to be crossed)([\s\S]*)(Our Directions)/, '$3$2$1')),
  ],
  [
    /^On \/about\n[\s\S]*\nOn \/404\n/,
    () => onEveryPage((html, file) => (/^(404|about)/.test(file) ? html.replace('<title>', `<title>${file} `) : html)),
  ],
];

test('writes each kind of change', () => {
  const edits = EDITS.map(
    ([words, file, from, to]) => [textOrPattern(words), () => inPage(file, textOrPattern(from), to)] as const,
  );
  for (const [words, apply] of [...edits, ...OTHERS]) {
    apply();
    expect.soft(describeExports()).toMatch(words);
    restore();
  }
});

test('shows a change of behaviour among many changed texts, and shortens only their list', () => {
  inPage('contact.html', '<form ', '<form action="https://forms.example" ');
  const paragraphs = Array.from({ length: 30 }, (_, index) => `<p>Paragraph ${index}.</p>`);
  inPage('contact.html', '</main>', `${paragraphs.join('')}</main>`);
  const changes = describeExports();
  expect(changes).toMatch(/^On \/contact\n {2}text:\n( {4}\+ Paragraph \d+\.\n){11} {2}and 19 more\n/);
  expect(changes).toContain('\n  form: sends nothing  →  sends to https://forms.example\n');
});

test('compares the folder of an export, and refuses what is neither a folder nor a commit', () => {
  inPage('about.html', '>Our Directions<', '>Our Aims<');
  const { before, after } = findExports(at('before'), at('after'));
  expect(describeExports(before, after)).toMatch(/^On \/about\n {2}text: Our Directions {2}→ {2}Our Aims\n$/);
  expect(() => findExports(at('no-export'), at('after'))).toThrow(/neither a folder with an export nor a commit/);
});

test('lists new and changed drafts and scheduled pages, which no export contains', () => {
  using content = copyContent();
  content.write('blog/cloud.md', '---\ntitle: Five questions about the cloud\ndraft: true\n---\n');
  content.edit(POST, line('date'), 'date: "2999-01-01"');
  const drafts = listDrafts(FIXTURE_CONTENT, content.root);
  expect(drafts).toEqual([
    expect.stringMatching(/^\/blog\/change-in-\S+ {2}Change in .* \(scheduled for 2999-01-01, changed\)$/),
    '/blog/cloud  Five questions about the cloud (draft, new)',
  ]);
  expect(listDrafts(content.root, content.root)).toEqual([]);
  const now = takeSnapshot(at('before'));
  const changes = describeChanges(compareExports(now, now), now.pages.size, drafts);
  expect(changes).toMatch(/^Drafts and scheduled pages, .*\n {2}\/blog\/change.*\n {2}\/blog\/cloud .*\n$/);
});

test('links the preview of a pull request in its comment, if the host has one', () => {
  const { jobs } = parse(fs.readFileSync('.github/workflows/changes.yml', 'utf8'));
  fs.writeFileSync(at('gh'), '#!/bin/sh\ncat', { mode: 0o755 });
  const comment = (PREVIEW_URL: string) =>
    execFileSync('bash', ['-ec', jobs.comment.steps[0].run], {
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${root}:${process.env.PATH}`,
        PREVIEW_URL,
        BRANCH: 'Add_careers',
        NUMBER: '7',
        REPORT: 'On /about',
      },
    });
  expect(comment('')).toBe('What publishing this would change:\n\n```\nOn /about\n```\n');
  const link = (url: string) => /^Preview, once the host has built it: (\S+)\n\nWhat/.exec(comment(url))?.[1];
  expect(link('https://preview-{number}--site.example')).toBe('https://preview-7--site.example');
  expect(link('https://{branch}.site.example')).toBe('https://add-careers.site.example');
});
