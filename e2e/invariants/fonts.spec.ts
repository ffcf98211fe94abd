import path from 'node:path';
import * as fontkit from 'fontkit';
import type { Export } from '../support/export';
import { expect, test } from '../support/test';

/** Returns the fonts of the style sheet, with their characters and files. */
function listFaces(site: Export) {
  const sheet = site.files.find((file) => /^_next\/static\/chunks\/.*\.css$/.test(file)) ?? '';
  const rules = site.read(sheet).matchAll(/@font-face\{unicode-range:([^;]+);font-family:(\w+);src:url\(([^)]+)\)/g);
  return [...rules].map(([, range = '', family = '', url = '']) => {
    const file = path.posix.join(path.posix.dirname(sheet), url);
    return { family, letters: listLetters(range), file };
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

test('divides the characters of a font family between its two files, as the style sheet says', ({ site }) => {
  const faces = listFaces(site);
  expect(faces.map(({ family }) => family).sort()).toEqual(['familjen', 'familjenMore', 'figtree', 'figtreeMore']);
  const held: Record<string, number[]> = {};
  for (const { family, letters, file } of faces) {
    const font = fontkit.create(site.bytes(file));
    if (!('characterSet' in font)) throw new Error(`${file} is not a single font`);
    const missing = letters.filter((letter) => !font.hasGlyphForCodePoint(letter));
    // What one of the two full files lacks is the fallback's.
    if (!family.endsWith('More')) expect(missing, family).toEqual([]);
    held[family] = letters.filter((letter) => !missing.includes(letter));
  }
  for (const family of ['familjen', 'figtree']) {
    const first = held[family] ?? [];
    const more = held[`${family}More`] ?? [];
    expect(more.filter((letter) => first.includes(letter))).toEqual([]);
    for (const letter of 'Zoë £5 $5 50 % #1 <a> [x] {y} ~^_`|=*&@'.replaceAll(' ', '')) {
      expect([...first, ...more], `${family}: ${letter}`).toContain(letter.codePointAt(0));
    }
  }
});
