import { toLatin } from '@/lib/url/slug-from';

/** Characters that no reader sees: soft hyphen, zero-width characters and the byte order mark. */
const INVISIBLE = '\\u00AD\\u200B-\\u200D\\u2060\\uFEFF';
const CHARACTER = `[\\p{L}\\p{M}\\p{N}${INVISIBLE}]`;
const HYPHEN = '[-\\u2010\\u2011]';

/** Matches words, also .NET, C#, C++, e-mail and don't. */
const WORD = new RegExp(
  `\\.?(?<!${CHARACTER})(?:\\p{L}${HYPHEN}(?=\\p{L}))?${CHARACTER}+(?:['’]${CHARACTER}+)*(?:(?:\\+\\+|#)(?!${CHARACTER}))?`,
  'gu',
);

export const splitWords = (text: string): string[] => text.match(WORD) ?? [];

export const findWords = (text: string): { word: string; start: number; end: number }[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }));

const REMOVED = new RegExp(`[\\p{M}${INVISIBLE}]|${HYPHEN}|['’](s$)?`, 'gu');

/** Returns a word without case, accents, ligatures and what no reader sees, so that naïve equals Naive. */
export const fold = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(REMOVED, '')
    .replace(/[^\0-\x7f]/g, toLatin);
