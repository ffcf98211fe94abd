export const TITLE_WIDTH_PX = 460;
const MAX_HEIGHT_PX = 350;
const MAX_SIZE_PX = 84;
export const TITLE_LEADING = 1.04;
export const TITLE_TRACKING_EM = -0.02;

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

/** Returns the largest size in pixels at which all lines of a title are inside its place. */
export function fitTitle(title: string): number {
  let size = MAX_SIZE_PX;
  while (size > 1 && !fits(title, size)) size -= 1;
  return size;
}

function fits(title: string, size: number): boolean {
  const column = TITLE_WIDTH_PX / size;
  let lines = 1;
  let used = 0;
  for (const word of title.trim().split(/\s+/)) {
    const width = measureWidth(word);
    if (width > column) return false;
    if (used > 0 && used + measureWidth(' ') + width > column) {
      lines += 1;
      used = width;
    } else used += used > 0 ? measureWidth(' ') + width : width;
  }
  return lines * size * TITLE_LEADING <= MAX_HEIGHT_PX;
}

/** At least the width in em of the characters of the title's font: the widest of each group. */
const WIDTHS_EM: readonly [width: number, characters: string][] = [
  [0.27, " ,.’'ijIlJ"],
  [0.35, '!:;-|ft()/[]{}'],
  [0.4, 'r*'],
  [0.47, '“”"sz'],
  [0.52, '?yLxcveF'],
  [0.57, 'koEYghnu$+0123456789<=>T^abdpq~_'],
  [0.62, 'SPZ#BR–…ACKVX'],
  [0.71, 'DGUOQH&N€'],
  [0.85, 'w@m%'],
  [0.92, '—MW'],
];
/** The widest letters of other alphabets. */
const MAX_WIDTH_EM = 1.35;

const measureWidth = (text: string) => [...text].reduce((sum, character) => sum + widthOfCharacter(character), 0);

/** An accented letter is as wide as its base. */
function widthOfCharacter(character: string): number {
  const base = character.normalize('NFD').charAt(0);
  const [width] = WIDTHS_EM.find(([, characters]) => characters.includes(base)) ?? [MAX_WIDTH_EM];
  return width + TITLE_TRACKING_EM;
}
