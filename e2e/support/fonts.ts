import path from 'node:path';
import type { Export } from './export';

export type Face = { family: string; letters: readonly number[]; file: string };

/** Returns the fonts of the style sheet, with their characters and files. */
export function facesOf(site: Export): Face[] {
  const sheet = site.files.find((file) => /^_next\/static\/chunks\/.*\.css$/.test(file)) ?? '';
  const rules = site.read(sheet).matchAll(/@font-face\{unicode-range:([^;]+);font-family:(\w+);src:url\(([^)]+)\)/g);
  return [...rules].map(([, range = '', family = '', address = '']) => ({
    family,
    letters: lettersOf(range),
    file: path.posix.join(path.posix.dirname(sheet), address),
  }));
}

/** https://drafts.csswg.org/css-fonts/#unicode-range-desc */
const lettersOf = (range: string) =>
  range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((digits) => Number.parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
