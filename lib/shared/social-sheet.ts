/** Where everything stands on a social picture: the build draws it in scripts/social, the editor's preview in the browser. */

/** Pixels; `margin` of the title block, `column` that it takes, and `deck`: the yellow under everything. */
export const SHEET = { margin: 56, column: 548, deck: 18, titleFoot: 500 };

/** The company's words: where their baseline starts, and the size of their letters. */
export const COMPANY_LINE = { x: 122, y: 88, size: 36 };
export const HOST_LINE = { x: SHEET.margin, y: 566, size: 22 };

/** The place a text must fit: pixels, with the largest and smallest size of its letters, and its leading. */
export type Box = { width: number; height: number; largest: number; smallest: number; leading: number };

/** The title of a social picture. */
export const TITLE_BOX: Box = { width: 460, height: 350, largest: 84, smallest: 16, leading: 1.04 };
/** Of its letters: weight, and letter spacing in em. */
export const TITLE_FACE = { weight: 600, tracking: -0.02 };

/** The width of a line of text in pixels. */
export type Measure = (text: string, size: number) => number;

/** A title in the largest size it fits, each line with its baseline. @throws when it does not even fit at the smallest */
export function placeTitle(measure: Measure, title: string) {
  const { size, lines } = fit(measure, title, TITLE_BOX);
  const leading = size * TITLE_BOX.leading;
  const top = SHEET.titleFoot - (lines.length - 1) * leading;
  return { size, lines: lines.map((words, index) => ({ words, y: top + index * leading })) };
}

/**
 * The largest size at which a text fits its box: every line inside its width, all lines above each other inside its height.
 * @throws when it does not even fit at the smallest size
 */
export function fit(measure: Measure, text: string, box: Box): { size: number; lines: string[] } {
  for (let size = box.largest; size >= box.smallest; size -= 1) {
    const lines = wrap(measure, text, size, box.width);
    const isInside = lines.every((line) => measure(line, size) <= box.width);
    if (isInside && lines.length * size * box.leading <= box.height) {
      return { size, lines: balance(measure, lines, size, box.width) };
    }
  }
  throw new Error(`This text fits no social picture: ${text}`);
}

/** The same number of lines, as even as they can be: no last line of one word under two long ones. */
function balance(measure: Measure, lines: string[], size: number, column: number): string[] {
  let even = lines;
  for (let narrower = column - 8; narrower > column / 2; narrower -= 8) {
    const tighter = wrap(measure, lines.join(' '), size, narrower);
    if (tighter.length > lines.length) break;
    even = tighter;
  }
  return even;
}

/** Breaks a text into lines no wider than a column; a word is never broken. */
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
