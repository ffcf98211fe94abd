import fs from 'node:fs';
import * as fontkit from 'fontkit';
import { decompress } from 'wawoff2';
import { type Measure, TITLE_FACE } from '../../lib/shared/social-sheet';

export type Face = {
  width: Measure;
  path(text: string, x: number, y: number, size: number): string;
};

/** Names a variable font of the site; tracking is its letter spacing in em. */
export type FontChoice = { file: string; weight: number; tracking: number };

export const DISPLAY_FONT: FontChoice = { file: 'app/fonts/familjen-grotesk.woff2', ...TITLE_FACE };
export const TEXT_FONT: FontChoice = { file: 'app/fonts/figtree.woff2', weight: 500, tracking: 0 };

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
  // A title is tried in dozens of sizes, and measured once.
  const widths = new Map<string, number>();
  return {
    width: (text, size) => {
      const width = widths.get(text) ?? lay(text, 1).at(-1)?.end ?? 0;
      widths.set(text, width);
      return width * size;
    },
    path: (text, x, y, size) =>
      lay(text, size)
        .map(({ glyph, at, scale }) => glyph.path.transform(scale, 0, 0, -scale, x + at, y).toSVG())
        .join(''),
  };
}
