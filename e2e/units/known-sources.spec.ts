/** A content file that an earlier run has taken apart is what it would be if it were taken apart again. */
import fs from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { expect, test } from '@playwright/test';
import { parseSource } from '../../lib/content/front-matter';
import { type KnownSources, recallSource } from '../../lib/content/known-sources';
import { markOfWords } from '../../lib/content/published';

const ROOT = 'e2e/fixtures/content';
const names = fs.readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
const FILES = names.map((name) => [`content/${name}`, fs.readFileSync(path.join(ROOT, name), 'utf8')] as const);

const POST = 'content/blog/a-post.md';
const STRANGE = '\uFEFF---\r\ntitle: A post\r\nrating: .nan\r\nlist:\r\n  - one\r\n  - two\r\n---\r\n\r\nWords.\r\n';

const knowing = (before: KnownSources['before'] = new Map()): KnownSources => ({ before, now: new Map() });

/** What a run keeps of some files, as it comes back from the disk. */
function kept(files: readonly (readonly [file: string, raw: string])[]): KnownSources['before'] {
  const { now } = knowing();
  for (const [file, raw] of files) recallSource(file, raw, { before: new Map(), now });
  return deserialize(serialize(now));
}

/** A parsed file as plain data, with the lines of some of its fields and the mark of its words. */
const plain = ({ source, problems }: ReturnType<typeof parseSource>) => {
  const fields = [['title'], ['list', 1], ['sections', 1, 'heading'], ['missing'], []];
  const lineOf = fields.map((field) => source?.lineOf(field));
  return { ...source, lineOf, words: source && markOfWords({ source }), problems };
};

test('every file of the frozen content, and one with a byte order mark and Windows line ends', () => {
  const files = [...FILES, [POST, STRANGE] as const];
  const before = kept(files);
  expect(before.size).toBe(files.length);
  for (const [file, raw] of files) {
    expect(plain(recallSource(file, raw, knowing(before))), file).toEqual(plain(parseSource(file, raw)));
  }
});

test('it is not taken apart again, and stays known', () => {
  const marked = new Map([...kept([[POST, STRANGE]])].map(([hash, known]) => [hash, { ...known, data: 'as it was' }]));
  const { now } = knowing();
  expect(recallSource(POST, STRANGE, { before: marked, now }).source?.data).toBe('as it was');
  expect(now).toEqual(marked);
});

test('nor is it taken apart twice in one run', () => {
  const now: KnownSources['now'] = new Map();
  const first = recallSource(POST, STRANGE, { before: new Map(), now }).source;
  const again = recallSource(POST, STRANGE, { before: new Map(), now }).source;
  expect(again?.data).toBe(first?.data);
});

test('a changed file is taken apart', () => {
  const changed = STRANGE.replace('A post', 'Another');
  expect(recallSource(POST, changed, knowing(kept([[POST, STRANGE]]))).source?.data).toMatchObject({
    title: 'Another',
  });
});

test('what is wrong with a file is told again', () => {
  const twice = STRANGE.replace('rating: .nan', 'title: Again');
  expect(recallSource(POST, twice, knowing(kept([[POST, twice]])))).toMatchObject({ problems: [{ line: 3 }] });
});
