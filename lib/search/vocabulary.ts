/** The words of the search index, which tell a misspelt word from one that pages contain. */
import { groupBy } from '@/lib/shared/group-by';
import { wordsOf } from './similar-words';

/** Written next to the index by scripts/search-index.ts. */
export type Vocabulary = {
  /** Whether the index is so small that the browser loads all of it, to respond offline, too. */
  isSmall: boolean;
  /** The files with words: one for a small site, one for each first character for a large site. */
  files: readonly string[];
};

/** Returns the file that contains a word. A search on a large site loads the files of its own words only. */
export const fileOfWord = (word: string, isSmall: boolean): string =>
  isSmall ? 'words.json' : `words/${/^[a-z0-9]/.test(word) ? word.slice(0, 1) : '_'}.json`;

/** Returns all words of some pages' texts by file, those of most pages first: of two corrections, the first is offered. */
export function buildVocabulary(texts: readonly string[], isSmall: boolean): Map<string, string[]> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts].sort(([a, many], [b, others]) => others - many || (a < b ? -1 : 1));
  return groupBy(
    words.map(([word]) => word),
    (word) => fileOfWord(word, isSmall),
  );
}
