/** What `npm run dev` shows while content is edited. */
import fs from 'node:fs';
import path from 'node:path';
import { fileStamps } from '../../lib/content/read';
import { additionsFor, problemList } from '../../scripts/preview/additions';
import { createCopy } from '../../scripts/preview/watch-content';
import { expect, test } from '../support/test';

test('copies new, changed and removed files only when a version is valid', () => {
  const root = test.info().outputPath('content');
  const copy = test.info().outputPath('copy');
  const write = (folder: string, name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  };
  const read = () => [...fileStamps(copy).keys()].map((name) => `${name} ${fs.readFileSync(path.join(copy, name))}`);
  write(root, 'pages/home.md', 'one');
  write(root, 'blog/old.md', 'old');
  write(copy, 'of-another-day.md', 'left');
  const update = createCopy(root, copy);
  expect(update(fileStamps(root))).toBe(true);
  expect(update(fileStamps(root)), 'the same files are no new version').toBe(false);
  expect(read()).toEqual(['blog/old.md old', 'pages/home.md one']);

  write(root, 'pages/home.md', 'two, longer');
  write(root, 'pages/new/deep.md', 'new');
  fs.rmSync(path.join(root, 'blog/old.md'));
  expect(read()).toEqual(['blog/old.md old', 'pages/home.md one']);
  expect(update(fileStamps(root))).toBe(true);
  expect(read()).toEqual(['pages/home.md two, longer', 'pages/new/deep.md new']);
});

const PROBLEM = { file: 'content/a.md', line: 4, field: 'title', expected: 'some text', found: '"<b>"' };

test('lists problems as text, in the words of the content check', () => {
  const page = additionsFor(1, [PROBLEM]);
  expect(page).toContain('1 problem in the content');
  expect(page).toContain('Line 4: title: expected some text, found &quot;&lt;b&gt;&quot;');
  expect(problemList([PROBLEM, PROBLEM])).toContain('2 problems in the content');
  expect(additionsFor(1, []), 'no list without a problem').not.toContain('<aside');
});
