/** Text as outlines of the site's own fonts, so that a picture looks the same on every machine. */
import fs from 'node:fs';
import * as fontkit from 'fontkit';
import { decompress } from 'wawoff2';

export type Face = {
  /** Width of a line of text in pixels. */
  width(text: string, size: number): number;
  /** An SVG path of a line of text whose baseline starts at x, y. */
  path(text: string, x: number, y: number, size: number): string;
};

/**
 * @param file a variable font of the site
 * @param weight 300 to 900, as far as the font goes
 * @param tracking letter spacing in em
 */
export async function loadFace(file: string, weight: number, tracking = 0): Promise<Face> {
  // fontkit cannot vary a font inside a WOFF2: https://github.com/foliojs/fontkit/issues/230
  const font = fontkit.create(Buffer.from(await decompress(fs.readFileSync(file))));
  if (!('getVariation' in font)) throw new Error(`${file} is not a single font`);
  const face = font.getVariation({ wght: weight });
  const lay = (text: string, size: number) => {
    const scale = size / face.unitsPerEm;
    const { glyphs, positions } = face.layout(text);
    let advance = 0;
    return glyphs.map((glyph, index) => {
      const at = advance;
      advance += (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size;
      return { glyph, at, end: advance, scale };
    });
  };
  return {
    width: (text, size) => lay(text, size).at(-1)?.end ?? 0,
    path: (text, x, y, size) => {
      return lay(text, size)
        .map(({ glyph, at, scale }) =>
          glyph.path
            .scale(scale, -scale)
            .translate(x + at, y)
            .toSVG(),
        )
        .join('');
    },
  };
}

/** Breaks a text into lines no wider than a column; a word is never broken. */
export function wrap(face: Face, text: string, size: number, column: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && face.width(longer, size) <= column) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
