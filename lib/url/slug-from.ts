/** Letters that Unicode does not split into a Latin letter and its mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** Returns the Latin letters for one that is not of ASCII in lower case, such as ss for ß; others as they are. */
export const toLatin = (letter: string): string => LETTERS[letter] ?? letter;

/** Returns a slug for a title: `Zürich & Łódź 2` is zurich-lodz-2; '' without a Latin letter or digit. */
export function slugFrom(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, toLatin)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
