import { distance } from 'fastest-levenshtein';

/** Returns the words of a text: letters and digits, lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of questions: nearly every page contains them, so they say nothing about any. */
const QUESTION_WORDS = new Set(
  'a about an and are can do does for from have how i in is it me my of on or our the to we what when where who why with you your'.split(
    ' ',
  ),
);

/** Returns the words of a term that say what is looked for, or all words when none does. */
export function tellingWords(term: string): string[] {
  const words = wordsOf(term);
  const telling = words.filter((word) => !QUESTION_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** The longest ending that a stemmer removes: 'studies' is found as 'study'. */
const MAX_ENDING = 3;

/**
 * Whether a word of a text is what was searched for, and does not only share its first letters. For an unknown word
 * Pagefind would shorten it until one matches: 'helthcare' would find 'help'.
 */
export function isSameWord(asked: string, found: string): boolean {
  const needed = Math.max(Math.min(asked.length, MAX_ENDING), asked.length - MAX_ENDING);
  return australian(found.slice(0, needed)) === australian(asked.slice(0, needed));
}

/** Serialization is serialisation here. */
const australian = (word: string) => word.replaceAll('z', 's');

/**
 * Corrects every misspelt word of a term.
 * @param vocabulary words that pages contain, the most frequent first
 * @returns undefined when nothing is misspelt, or no known word is similar
 */
export function correctSpelling(term: string, vocabulary: readonly string[]): string | undefined {
  const words = wordsOf(term);
  const corrected = words.map((word) => (vocabulary.includes(word) ? word : nearest(word, vocabulary)));
  const result = corrected.join(' ');
  return corrected.includes(undefined) || result === words.join(' ') ? undefined : result;
}

function nearest(word: string, vocabulary: readonly string[]): string | undefined {
  const allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  const [best] = vocabulary
    .map((candidate) => ({ candidate, steps: distance(word, candidate) }))
    .filter(({ steps }) => steps <= allowed)
    .sort((a, b) => a.steps - b.steps);
  return best?.candidate;
}
