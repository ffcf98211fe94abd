import MiniSearch, { type SearchOptions } from 'minisearch';
import { withBasePath } from '@/lib/content/base-path';
import type { SearchFile, SearchPage } from '@/lib/site/search-page';
import { type ExcerptPart, excerptOf } from './excerpt';
import { fold, wordsOf } from './words';

export type SearchResult = Pick<SearchPage, 'path' | 'name' | 'group'> & { excerpt: ExcerptPart[] };

export type SearchAnswer = { results: SearchResult[]; count: number };

export type SearchIndex = Pick<SearchFile, 'labels' | 'suggestions'> & { search: Search };

/** @param limit the number of results that are returned */
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
const ATTEMPTS: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy },
  { combineWith: 'OR', fuzzy },
];

/** Loads the pages, and indexes them. @throws if the file cannot be loaded */
export async function loadSearchIndex(): Promise<SearchIndex> {
  const response = await fetch(withBasePath('/search.json'));
  if (!response.ok) throw new Error(`search.json: ${response.status}`);
  const { pages, ...copy }: SearchFile = await response.json();
  return { ...copy, search: createSearch(pages) };
}

/** Indexes pages. */
export function createSearch(pages: readonly SearchPage[]): Search {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const index = new MiniSearch<SearchPage>({
    idField: 'path',
    fields: ['name', 'headings', 'description', 'keywords', 'text'],
    tokenize: wordsOf,
    processTerm: fold,
    searchOptions: { prefix: true, boost: BOOST },
  });
  index.addAll(pages);
  return (term, limit) => {
    const query = significantWords(term);
    const hits = ATTEMPTS.map((options) => index.search(query, options)).find((found) => found.length > 0) ?? [];
    const results = hits.slice(0, limit).flatMap(({ id, terms }): SearchResult[] => {
      const page = byPath.get(id);
      return page ? [{ path: id, name: page.name, group: page.group, excerpt: excerptOf(page, new Set(terms)) }] : [];
    });
    return { results, count: hits.length };
  };
}

/** Removes words such as "how" and "the" from a term, unless nothing else is left. */
function significantWords(term: string): string {
  const words = wordsOf(term);
  const telling = words.filter((word) => !STOP_WORDS.has(fold(word)));
  return (telling.length > 0 ? telling : words).join(' ');
}
