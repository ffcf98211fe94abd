/** The layout of social images in pixels, for the build and the editor. */
export const SHEET = { margin: 56, column: 548, deck: 18, titleFoot: 500 };

/** In pixels: the place of the mark. */
export const MARK_BOX = { x: SHEET.margin, y: 58, width: 54, height: 32 };

/** In pixels: the start of the baseline, and the type size. */
export const COMPANY_LINE = { x: 122, y: 88, size: 36 };
export const HOST_LINE = { x: SHEET.margin, y: 566, size: 22 };

export type Box = { width: number; height: number; largest: number; smallest: number; leading: number };

export const TITLE_BOX: Box = { width: 460, height: 350, largest: 84, smallest: 16, leading: 1.04 };
export const TITLE_FACE = { weight: 600, tracking: -0.02 };

export type Measure = (text: string, size: number) => number;

/** Returns a title's lines in the largest size that fits, each with its baseline. @throws if no size fits */
export function placeTitle(measure: Measure, title: string) {
  const { size, lines } = fit(measure, title, TITLE_BOX);
  const leading = size * TITLE_BOX.leading;
  const top = SHEET.titleFoot - (lines.length - 1) * leading;
  return { size, lines: lines.map((words, index) => ({ words, y: top + index * leading })) };
}

/** Returns the largest size at which all lines are inside the box. @throws if none is */
export function fit(measure: Measure, text: string, box: Box): { size: number; lines: string[] } {
  for (let size = box.largest; size >= box.smallest; size -= 1) {
    const lines = wrap(measure, text, size, box.width);
    const isInside = lines.every((line) => measure(line, size) <= box.width);
    if (isInside && lines.length * size * box.leading <= box.height) {
      return { size, lines: balance(measure, lines, size, box.width) };
    }
  }
  throw new Error(`This text is too long for a social image: ${text}`);
}

/** Returns as many lines of similar lengths, so that the last line is not a single word. */
function balance(measure: Measure, lines: string[], size: number, column: number): string[] {
  let even = lines;
  for (let narrower = column - 8; narrower > column / 2; narrower -= 8) {
    const tighter = wrap(measure, lines.join(' '), size, narrower);
    if (tighter.length > lines.length) break;
    even = tighter;
  }
  return even;
}

function wrap(measure: Measure, text: string, size: number, column: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer, size) <= column) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
