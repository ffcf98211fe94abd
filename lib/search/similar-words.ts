import { distance } from 'fastest-levenshtein';

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

const QUESTION_WORDS = new Set(
  'a about an and are can do does for from have how i in is it me my of on or our the to we what when where who why with you your'.split(
    ' ',
  ),
);

/** Returns the words that say what is searched for, or all words if none does. */
export function tellingWords(term: string): string[] {
  const words = wordsOf(term);
  const telling = words.filter((word) => !QUESTION_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** The longest ending that a stemmer removes: 'studies' is found as 'study'. */
const MAX_ENDING = 3;

/**
 * Returns whether a word is the searched one and does not only share its first letters: Pagefind shortens an unknown word
 * until one matches, so 'helthcare' would find 'help'.
 */
export function isSameWord(asked: string, found: string): boolean {
  const needed = Math.max(Math.min(asked.length, MAX_ENDING), asked.length - MAX_ENDING);
  return australian(found.slice(0, needed)) === australian(asked.slice(0, needed));
}

/** Serialization is serialisation here. */
const australian = (word: string) => word.replaceAll('z', 's');

/**
 * Corrects every misspelt word of a term; undefined if none is misspelt, or no known word is similar.
 * @param vocabulary words that pages contain, the most frequent first
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
