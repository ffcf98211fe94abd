import MiniSearch from 'minisearch';
import { SEARCH_FILE, type SearchFile, type SearchPage } from '@/lib/site/search-page';
import { createExcerpt, type ExcerptPart } from './excerpt';
import { fold, splitWords } from './words';

export type SearchResult = Pick<SearchPage, 'path' | 'name' | 'group' | 'bridge'> & { excerpt: ExcerptPart[] };

export type SearchAnswer = { results: SearchResult[]; count: number };

export type SearchIndex = Pick<SearchFile, 'labels' | 'suggestions'> & { search: Search };

type Search = (term: string, limit: number) => SearchAnswer;

/** A name that contains the term is the best answer. */
const BOOST = { name: 8, keywords: 6, path: 4, description: 4, headings: 2 };

/** Words of any English text and of any question. */
const STOP_WORDS = new Set(
  'a about an and are can do does for from have how i in is it me my of on or our the to we what when where who why with you your'.split(
    ' ',
  ),
);

/** Edits per letter of a misspelt word. Short words and C# have too many neighbours. */
const fuzzy = (word: string) => (/^\p{L}{4,}$/u.test(word) ? 0.2 : false);

/** Pages with all words, else with similar words, else with one of them: the first attempt that finds a page. */
const ATTEMPTS = [{ combineWith: 'AND' }, { combineWith: 'AND', fuzzy }, { combineWith: 'OR', fuzzy }] as const;

/** How many neighbouring words of a field are also found as one: cybersecurity, trackandtrace. A URL has casestudy. */
const JOINED: Readonly<Record<string, number>> = { path: 3, name: 3, headings: 2 };

/** Of a longer term, such as a pasted text, the beginning is searched for: each word is compared with all others. */
const MAX_TERM_LENGTH = 200;
const MAX_TERM_WORDS = 12;

/** Loads the pages, and indexes them. @throws if the file cannot be loaded */
export async function loadSearchIndex(): Promise<SearchIndex> {
  const response = await fetch(SEARCH_FILE);
  if (!response.ok) throw new Error(`search.json: ${response.status}`);
  const { pages, ...copy }: SearchFile = await response.json();
  return { ...copy, search: createSearch(pages) };
}

export function createSearch(pages: readonly SearchPage[]): Search {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const index = new MiniSearch<SearchPage>({
    idField: 'path',
    fields: ['path', 'name', 'headings', 'description', 'keywords', 'text'],
    tokenize: (text, field = '') => addJoinedWords(splitWords(text), JOINED[field] ?? 1),
    // A third of all words, without which a phone makes the index earlier.
    processTerm: (word, field) => (field === 'text' && STOP_WORDS.has(word) ? null : fold(word)),
    searchOptions: { prefix: true, boost: BOOST },
  });
  index.addAll(pages);
  return (term, limit) => {
    const typed = significantWords(term.slice(0, MAX_TERM_LENGTH)).slice(0, MAX_TERM_WORDS);
    const queries = listSpellings(typed);
    const findHits = ({ combineWith, ...options }: (typeof ATTEMPTS)[number]) =>
      index.search({ combineWith: 'OR', queries: queries.map((words) => ({ combineWith, queries: words })) }, options);
    const hits = ATTEMPTS.map(findHits).find((found) => found.length > 0) ?? [];
    const results = hits.slice(0, limit).flatMap(({ id, terms }): SearchResult[] => {
      const page = byPath.get(id);
      if (!page) return [];
      const { name, group, bridge } = page;
      return [{ path: id, name, group, bridge, excerpt: createExcerpt(page, new Set(terms)) }];
    });
    return { results, count: hits.length };
  };
}

/** Removes words such as "how" and "the" from a term, unless nothing else is left. */
function significantWords(term: string): string[] {
  const words = splitWords(term);
  const telling = words.filter((word) => !STOP_WORDS.has(fold(word)));
  return telling.length > 0 ? telling : words;
}

/** Returns each run of a number of words as one word. */
const joinRuns = (words: readonly string[], count: number) =>
  words.slice(count - 1).map((_, start) => words.slice(start, start + count).join(''));

/** Returns the words, and the runs of two words up to the longest as one word. */
const addJoinedWords = (words: readonly string[], longest: number) =>
  [1, 2, 3].slice(0, longest).flatMap((count) => joinRuns(words, count));

/** Returns a term as it is written, with two neighbours as one word (health care), and with digits apart (iso27001). */
function listSpellings(words: readonly string[]): string[][] {
  const joined = joinRuns(words, 2).map((word, index) => words.toSpliced(index, 2, word));
  const parted = words.flatMap((word) => /^(\p{L}+)(\p{N}+)$/u.exec(word)?.slice(1) ?? word);
  return [[...words], ...joined, ...(parted.length > words.length ? [parted] : [])];
}
