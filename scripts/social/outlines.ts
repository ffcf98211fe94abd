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

/** A variable font of the site in one weight; tracking is its letter spacing in em. */
export type FontChoice = { file: string; weight: number; tracking: number };

export const DISPLAY_FONT: FontChoice = { file: 'app/fonts/familjen-grotesk.woff2', weight: 600, tracking: -0.02 };
export const TEXT_FONT: FontChoice = { file: 'app/fonts/figtree.woff2', weight: 500, tracking: 0 };

/** The place a text must fit: pixels, with the largest and smallest size of its letters, and its leading. */
export type Box = { width: number; height: number; largest: number; smallest: number; leading: number };

/** The title of a social picture. */
export const TITLE_BOX: Box = { width: 460, height: 350, largest: 84, smallest: 16, leading: 1.04 };

export async function loadFace({ file, weight, tracking }: FontChoice): Promise<Face> {
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
  // Words grow with their size: a title is tried in dozens of sizes, and laid out once for all.
  const widths = new Map<string, number>();
  return {
    width: (text, size) => {
      const width = widths.get(text) ?? lay(text, 1).at(-1)?.end ?? 0;
      widths.set(text, width);
      return width * size;
    },
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
function wrap(face: Face, text: string, size: number, column: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && face.width(longer, size) <= column) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * The largest size at which a text fits its box: every line inside its width, all lines above each other inside its height.
 * @throws when it does not even fit at the smallest size
 */
export function fit(face: Face, text: string, box: Box): { size: number; lines: string[] } {
  for (let size = box.largest; size >= box.smallest; size -= 1) {
    const lines = balance(face, text, size, box.width);
    const isInside = lines.every((line) => face.width(line, size) <= box.width);
    if (isInside && lines.length * size * box.leading <= box.height) return { size, lines };
  }
  throw new Error(`This text fits no social picture: ${text}`);
}

/** As few lines as there must be, and as even as they can be: no last line of one word under two long ones. */
function balance(face: Face, text: string, size: number, column: number): string[] {
  let lines = wrap(face, text, size, column);
  for (let narrower = column - 8; narrower > column / 2; narrower -= 8) {
    const tighter = wrap(face, text, size, narrower);
    if (tighter.length > lines.length) break;
    lines = tighter;
  }
  return lines;
}
