import { parseSync } from 'oxc-parser';

/** Words that the glossary replaces. Illustrations and people are exceptions, not these words: write another sentence. */
const WORDS: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\b(stands?|stood)\b/i, 'is in, appears'],
  [/\b(draws?|drawn|drew)\b/i, 'render, generate'],
  [/\b(asks|asked)\b/i, 'request, call'],
  [/\b(tells?|told)\b/i, 'report, return, pass'],
  [/\b(mends?|mended)\b/i, 'fix'],
  [/\b(wakes?|waking|woken)\b/i, 'hydrate'],
  [/\banew\b/i, 'again'],
  [/\bbeside\b/i, 'next to, in addition to'],
  [/\btwins?\b/i, 'precompressed file'],
  [/\bledger\b/i, 'published URLs'],
];

const PATH = /[\w.-]*\/[\w./-]+/g;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Returns the comments of source code, or Markdown without its code. What is left out becomes spaces. */
function proseOf(file: string, source: string): string {
  if (file.endsWith('.md')) return source.replace(/^(```+)[\s\S]*?^\1|^ {4}.*$|`[^`\n]*`|\]\([^)]*\)/gm, blank);
  if (file.endsWith('.css')) return source.replace(/(^|\*\/)[\s\S]*?(\/\*|$(?![\s\S]))/g, blank);
  if (!/\.(tsx?|mjs)$/.test(file)) return source.replace(/^[^#\n]*/gm, blank);
  const restore = (text: string, { start, end }: { start: number; end: number }) =>
    text.slice(0, start) + source.slice(start, end) + text.slice(end);
  return parseSync(file, source).comments.reduce(restore, blank(source));
}

/** Returns a line for each replaced word of a file: `file:line  expected "again", found "anew"`. */
export const findWords = (file: string, source: string): string[] =>
  proseOf(file, source)
    .split('\n')
    .flatMap((line, index) =>
      WORDS.flatMap(([word, instead]) => {
        const found = word.exec(line.replace(PATH, ''))?.[0];
        return found === undefined ? [] : [`${file}:${index + 1}  expected ${instead}, found "${found}"`];
      }),
    );
