import * as fontkit from 'fontkit';
import { decompress } from 'wawoff2';
import { facesOf } from '../support/fonts';
import { expect, test } from '../support/test';

test('divides the characters of a font family between its two files, as the style sheet says', async ({ site }) => {
  const faces = facesOf(site);
  expect(faces.map(({ family }) => family).sort()).toEqual(['familjen', 'familjenMore', 'figtree', 'figtreeMore']);
  const held: Record<string, number[]> = {};
  for (const { family, letters, file } of faces) {
    const font = fontkit.create(Buffer.from(await decompress(site.bytes(file))));
    if (!('characterSet' in font)) throw new Error(`${file} is not a single font`);
    const missing = letters.filter((letter) => !font.hasGlyphForCodePoint(letter));
    // What one of the two full files lacks is the fallback's.
    if (!family.endsWith('More')) expect(missing, family).toEqual([]);
    held[family] = letters.filter((letter) => !missing.includes(letter));
  }
  for (const family of ['familjen', 'figtree']) {
    const [first = [], more = []] = [held[family], held[`${family}More`]];
    expect(more.filter((letter) => first.includes(letter))).toEqual([]);
    for (const letter of 'Zoë £5 $5 50 % #1 <a> [x] {y} ~^_`|=*&@'.replaceAll(' ', '')) {
      expect([...first, ...more], `${family}: ${letter}`).toContain(letter.codePointAt(0));
    }
  }
});
