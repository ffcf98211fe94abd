import MiniSearch from 'minisearch';
import { withBasePath } from '@/lib/content/base-path';
import type { SearchFile, SearchPage } from '@/lib/site/search-page';
import { createExcerpt, type ExcerptPart } from './excerpt';
import { fold, splitWords } from './words';

export type SearchResult = Pick<SearchPage, 'path' | 'name' | 'group' | 'bridge'> & { excerpt: ExcerptPart[] };

export type SearchAnswer = { results: SearchResult[]; count: number };

export type SearchIndex = Pick<SearchFile, 'labels' | 'suggestions'> & { search: Search };

type Search = (term: string, limit: number) => SearchAnswer;

/** A name that contains the term is the best answer. */
const BOOST = { name: 8, keywords: 6, description: 4, headings: 2 };

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

/** The fields whose neighbouring words are also found as one: cybersecurity. */
const JOINED_FIELDS: readonly (string | undefined)[] = ['name', 'headings'];

/** Of a longer term, such as a pasted text, the beginning is searched for: each word is compared with all others. */
const MAX_TERM_LENGTH = 200;
const MAX_TERM_WORDS = 12;

/** Loads the pages, and indexes them. @throws if the file cannot be loaded */
export async function loadSearchIndex(): Promise<SearchIndex> {
  const response = await fetch(withBasePath('/search.json'));
  if (!response.ok) throw new Error(`search.json: ${response.status}`);
  const { pages, ...copy }: SearchFile = await response.json();
  return { ...copy, search: createSearch(pages) };
}

export function createSearch(pages: readonly SearchPage[]): Search {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const index = new MiniSearch<SearchPage>({
    idField: 'path',
    fields: ['name', 'headings', 'description', 'keywords', 'text'],
    tokenize: (text, field) =>
      JOINED_FIELDS.includes(field) ? addJoinedNeighbours(splitWords(text)) : splitWords(text),
    processTerm: fold,
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

const joinNeighbours = (words: readonly string[]) => words.slice(1).map((word, index) => `${words[index]}${word}`);

const addJoinedNeighbours = (words: readonly string[]) => [...words, ...joinNeighbours(words)];

/** Returns a term as it is written, with two neighbours as one word (health care), and with digits apart (iso27001). */
function listSpellings(words: readonly string[]): string[][] {
  const joined = joinNeighbours(words).map((word, index) => words.toSpliced(index, 2, word));
  const parted = words.flatMap((word) => /^(\p{L}+)(\p{N}+)$/u.exec(word)?.slice(1) ?? word);
  return [[...words], ...joined, ...(parted.length > words.length ? [parted] : [])];
}
