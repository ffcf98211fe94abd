import { distance } from 'fastest-levenshtein';

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

const QUESTION_WORDS = new Set(
  'a about an and are can do does for from have how i in is it me my of on or our the to we what when where who why with you your'.split(
    ' ',
  ),
);

/** Removes words such as "how" and "the" from a term, unless nothing else is left. */
export function significantWords(term: string): string[] {
  const words = wordsOf(term);
  const telling = words.filter((word) => !QUESTION_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Stemmers remove endings up to this length: 'studies' is found as 'study'. */
const MAX_ENDING_LENGTH = 3;

/** Returns whether words share a stem. Pagefind shortens an unknown word: 'helthcare' would find 'help'. */
export function isSameWord(wanted: string, candidate: string): boolean {
  const needed = Math.max(Math.min(wanted.length, MAX_ENDING_LENGTH), wanted.length - MAX_ENDING_LENGTH);
  return australian(candidate.slice(0, needed)) === australian(wanted.slice(0, needed));
}

/** Australian English writes serialisation. */
const australian = (word: string) => word.replaceAll('z', 's');

/** Corrects the misspelt words of a term. @param vocabulary words that pages contain, the most frequent first */
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

/** Returns the words of texts, the most frequent first: a correction suggests the first of two. */
export function buildVocabulary(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts].sort(([a, many], [b, others]) => others - many || (a < b ? -1 : 1));
  return words.map(([word]) => word);
}
