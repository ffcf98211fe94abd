/** A text that an earlier run has taken apart is what it would be if it were taken apart again. */
import { deserialize, serialize } from 'node:v8';
import { expect, test } from '@playwright/test';
import { outlineOfSource } from '../../lib/content/document';
import { type KnownText, type KnownTexts, recallingParser, recallOutline } from '../../lib/content/known-texts';
import { outlineOf, parseMarkdown } from '../../lib/content/outline';
import { readContent } from '../../lib/content/read';

const FILES = readContent('e2e/fixtures/content').files;
const TEXT = '# One\n\nA [link](/about) and a note[^1].\n\n:::note[Title]\nWords\n:::\n\n[^1]: The note.\n';
const [FIRST] = FILES;
if (!FIRST) throw new Error('The frozen content has no files');
const source = (body: string) => ({ ...FIRST, body });

/** What a run keeps of some files, as it comes back from the disk. */
function kept(files: typeof FILES): ReadonlyMap<string, KnownText> {
  const now: KnownTexts['now'] = new Map();
  for (const file of files) recallOutline(file, { before: new Map(), now });
  return deserialize(serialize(now));
}

test('every text of the frozen content, and one of all kinds of marks', () => {
  const files = [...FILES, source(TEXT)];
  const before = kept(files);
  const parse = recallingParser(() => before);
  for (const file of files) {
    expect(parse(file.body), file.file).toEqual(parseMarkdown(file.body));
    const again = { ...file };
    recallOutline(again, { before, now: new Map() });
    expect(outlineOfSource(again), file.file).toEqual(outlineOf(file.body));
  }
});

test('it is not taken apart again, and each caller has a tree of its own', () => {
  const other = parseMarkdown('Something else.');
  const before = new Map(
    [...kept([source(TEXT)])].map(([hash, known]) => [hash, { ...known, tree: serialize(other) }]),
  );
  const parse = recallingParser(() => before);
  const first = parse(TEXT);
  expect(first).toEqual(other);
  first.children.pop();
  expect(parse(TEXT)).toEqual(other);
});

test('a changed text is taken apart', () => {
  const changed = TEXT.replace('Words', 'Other words');
  expect(recallingParser(() => kept([source(TEXT)]))(changed)).toEqual(parseMarkdown(changed));
});
