/** The words of a large site, in parts by their first letter: a search loads the parts of its own words only. */
import { groupBy } from '@/lib/shared/group-by';
import { wordsOf } from './similar-words';

/** The part a word stands in: its first letter or digit, one part for all letters beyond English. */
export const partOf = (word: string) => (/^[a-z0-9]/.test(word) ? word.slice(0, 1) : '_');

/** All words of some texts, each once, in the alphabet's order, by the parts they stand in. */
export function vocabularyOf(texts: readonly string[]): Map<string, string[]> {
  const words = new Set<string>();
  for (const text of texts) for (const word of wordsOf(text)) words.add(word);
  return groupBy([...words].sort(), partOf);
}
