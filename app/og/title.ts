/** Place of a title, in pixels. */
export const TITLE_BOX = { width: 460, height: 350 };
export const TITLE_LEADING = 1.04;

/** Sizes of a title in pixels, the largest first: for titles, and words, of at most so many characters. */
const SIZES = [
  { size: 84, title: 24, word: 9 },
  { size: 64, title: 50, word: 12 },
  { size: 52, title: 80, word: 16 },
];
/** Breaks words that are longer. */
export const SMALLEST_PX = 36;

/** Everything but Latin, Greek, Cyrillic, punctuation, currencies, arrows and mathematics. */
const UNKNOWN =
  /[^ -~\u00A0-\u024F\u0370-\u0523\u1E00-\u1EFB\u2010-\u2027\u2030-\u205E\u20A0-\u20B5\u2116\u2122\u2190-\u22FF]/gu;

/**
 * Removes characters that no font of the image has, such as emoji: Next would request them from Google Fonts during the
 * build. Link previews show the title as text, too.
 */
export function drawable(text: string): string {
  const composed = text.normalize('NFC');
  const removed = composed.match(UNKNOWN);
  if (removed) console.warn(`The social image of "${text}" leaves out ${removed.join(' ')}: its fonts lack them.`);
  return composed.replace(UNKNOWN, '');
}

/** Returns the size of a title, in pixels: with which its words fit in. Only the smallest breaks words; longer titles are cut. */
export function sizeTitle(title: string): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  return SIZES.find((of) => title.length <= of.title && longest <= of.word)?.size ?? SMALLEST_PX;
}

/** Returns how many lines of a size are inside the title's place. */
export const countLines = (size: number): number => Math.floor(TITLE_BOX.height / (size * TITLE_LEADING));
