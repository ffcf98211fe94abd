import path from 'node:path';
import * as fontkit from 'fontkit';
import type { Export } from '../support/export';
import { expect, test } from '../support/test';

/** Returns the fonts of the style sheet, with the characters that it names for each. */
function listFaces(site: Export) {
  const sheet = site.files.find((file) => /^_next\/static\/chunks\/.*\.css$/.test(file)) ?? '';
  const rules = site.read(sheet).matchAll(/@font-face\{unicode-range:([^;]+);font-family:(\w+);src:url\(([^)]+)\)/g);
  return [...rules].map(([, range = '', family = '', url = '']) => {
    const file = path.posix.join(path.posix.dirname(sheet), url);
    return { family, letters: listLetters(range), font: fontkit.create(site.bytes(file)) };
  });
}

/** https://drafts.csswg.org/css-fonts/#unicode-range-desc */
const listLetters = (range: string) =>
  range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((digits) => Number.parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

test('has each common letter in one file of its font, as the style sheet says', ({ site }) => {
  const faces = listFaces(site);
  expect(faces.map(({ family }) => family).sort()).toEqual(['familjen', 'familjenMore', 'figtree', 'figtreeMore']);
  const holds = ({ letters, font }: (typeof faces)[number], letter: number) =>
    letters.includes(letter) && 'characterSet' in font && font.hasGlyphForCodePoint(letter);
  for (const family of ['familjen', 'figtree']) {
    const files = faces.filter((face) => face.family.startsWith(family));
    for (const letter of 'Zoë £5 $5 50 % #1 <a> [x] {y} ~^_`|=*&@'.replaceAll(' ', ''))
      expect(
        files.filter((face) => holds(face, letter.codePointAt(0) ?? 0)),
        `${family}: ${letter}`,
      ).toHaveLength(1);
  }
});
