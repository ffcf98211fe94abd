/** What the first step of a build has found in order is not held against the schemas again, and nothing else is let by. */
import { deserialize, serialize } from 'node:v8';
import { expect, test } from '@playwright/test';
import { MODEL } from '../../app/model';
import { loadContent } from '../../lib/content/inspect';
import type { KnownSources } from '../../lib/content/known-sources';
import { sharedContent } from '../support/shared-content';

const content = sharedContent();
const DAY = '2026-11-22';
const PAGE = 'pages/about.md';

/** As a step of the build reads the folder: what is wrong with it, by file, and what the step knows of its files. */
function read(before: KnownSources['before'] = new Map(), soundOn?: string) {
  const sources: KnownSources = { before, now: new Map(), soundOn };
  const { problems } = loadContent(content.root, MODEL, DAY, sources);
  const now: KnownSources['before'] = deserialize(serialize(sources.now));
  return { wrong: problems.map(({ file }) => file), now };
}

const breakPage = () => content.write(PAGE, content.read(PAGE).replace(/^title: .*$/m, 'title: 5'));

function rename() {
  content.write('pages/about_us.md', content.read(PAGE));
  content.remove(PAGE);
}

test('the very files that were in order on that day are not held against the schemas again', () => {
  breakPage();
  const { wrong, now } = read();
  expect(wrong).toContain(`content/${PAGE}`);
  // Nobody would say so of them: it shows that they are not looked at.
  content.undo();
  breakPage();
  expect(read(now, DAY).wrong).toEqual([]);
});

test('those that were not, or were on another day, are', () => {
  breakPage();
  const { now } = read();
  content.undo();
  breakPage();
  expect(read(now).wrong).toContain(`content/${PAGE}`);
  content.undo();
  breakPage();
  expect(read(now, '2026-11-21').wrong).toContain(`content/${PAGE}`);
});

for (const [what, change, file] of [
  ['a file that has changed since', breakPage, PAGE],
  ['a file that is new', () => content.write('pages/new.md', '---\ntitle: 5\n---\n'), 'pages/new.md'],
  ['a file of another name', rename, 'pages/about_us.md'],
  ['a file that cannot be read', () => content.write('pages/new.md', 'No front matter'), 'pages/new.md'],
  ['a file that is no text', () => content.write('pages/new.docx', 'x'), 'pages/new.docx'],
  ['a file that is gone', () => content.remove('site.md'), 'site.md'],
] as const) {
  test(`${what}: all are`, () => {
    const { wrong, now } = read();
    expect(wrong).toEqual([]);
    change();
    expect(read(now, DAY).wrong).toContain(`content/${file}`);
  });
}
