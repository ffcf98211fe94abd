import { distance } from 'fastest-levenshtein';

/** The words of a text: letters and digits, lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What questions are made of: nearly every page has these words, so they say nothing about any. */
const QUESTION_WORDS = new Set(
  'a about an and are can do does for from have how i in is it me my of on or our the to we what when where who why with you your'.split(
    ' ',
  ),
);

/** The words of a term that say what is looked for; all of them when none does. */
export function tellingWords(term: string): string[] {
  const words = wordsOf(term);
  const telling = words.filter((word) => !QUESTION_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Endings a stemmer takes off: 'studies' is found as 'study'. */
const ENDING = 3;

/**
 * Whether a word of a text is what was searched for, and not only shares its first letters with it: for a word it does
 * not know Pagefind shortens it until one fits, so 'helthcare' would find 'help'.
 */
export function isSameWord(asked: string, found: string): boolean {
  const needed = Math.max(Math.min(asked.length, ENDING), asked.length - ENDING);
  return australian(found.slice(0, needed)) === australian(asked.slice(0, needed));
}

/** Serialization is serialisation here. */
const australian = (word: string) => word.replaceAll('z', 's');

/**
 * A term with every misspelt word put right.
 * @param term what was typed
 * @param known words that exist
 * @returns the mended term, or undefined when nothing is near
 */
export function mended(term: string, known: Iterable<string>): string | undefined {
  const vocabulary = [...new Set(known)];
  const words = wordsOf(term);
  const better = words.map((word) => (vocabulary.includes(word) ? word : nearest(word, vocabulary)));
  const result = better.join(' ');
  return better.includes(undefined) || result === words.join(' ') ? undefined : result;
}

function nearest(word: string, vocabulary: readonly string[]): string | undefined {
  const allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  const [best] = vocabulary
    .map((candidate) => ({ candidate, steps: distance(word, candidate) }))
    .filter(({ steps }) => steps <= allowed)
    .sort((a, b) => a.steps - b.steps);
  return best?.candidate;
}
