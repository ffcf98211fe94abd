import { importModule } from '@/islands/runtime/import-module';
import { BASE_PATH } from '@/lib/content/base-path';
import { type ExcerptPart, parseExcerpt } from './excerpt';
import { correctSpelling, isSameWord, significantWords } from './similar-words';

export type SearchResult = { path: string; name: string; group: string; excerpt: ExcerptPart[] };

export type SearchAnswer = {
  results: SearchResult[];
  count: number;
  /** The corrected term if no page contains all words. */
  meant?: string | undefined;
};

export type SearchIndex = { search: (term: string, limit: number) => Promise<SearchAnswer> };

/** Declares the used part of https://pagefind.app/docs/api/ and https://pagefind.app/docs/search-config/ */
type Pagefind = { createInstance(options: { noWorker: boolean }): Instance };
type Instance = { search(term: string): Promise<{ results: Hit[] }> };
type Hit = { id: string; score: number; data(): Promise<Page> };
type Page = { raw_url: string; meta: Record<string, string>; excerpt: string; locations: number[] };

/** Words of any English text have these initials: a search for each loads all parts of the index. */
const INITIALS = [...'abcdefghilmnoprstuvw'];

let attempts = 0;

/** Loads the script, WebAssembly and the whole index. @throws when a file cannot be loaded */
export async function loadSearchIndex(): Promise<SearchIndex> {
  const [{ createInstance }, vocabulary] = await Promise.all([
    importModule<Pagefind>([`${BASE_PATH}/pagefind/pagefind.js`], attempts++),
    loadVocabulary(),
  ]);
  // A worker's URL is a script URL, which Trusted Types refuse as a string.
  const pagefind = createInstance({ noWorker: true });
  await loadWholeIndex(pagefind);
  attempts = 0;
  return { search: (term, limit) => search({ pagefind, vocabulary }, term, limit) };
}

type Loaded = { pagefind: Instance; vocabulary: readonly string[] };

/** Loads the words of all pages, the most frequent first. */
async function loadVocabulary(): Promise<string[]> {
  const response = await fetch(`${BASE_PATH}/pagefind/words.json`);
  if (!response.ok) throw new Error(`words.json: ${response.status}`);
  return response.json();
}

/** Loads all parts of the index now: Pagefind does not report a part that fails to load later. */
async function loadWholeIndex(pagefind: Instance): Promise<void> {
  for (const initial of INITIALS) {
    const [hit] = (await pagefind.search(initial)).results;
    if (!hit) throw new Error(`The search index has nothing under "${initial}"`);
    await hit.data();
  }
}

/** Searches for words that pages contain. Pagefind shortens any other word until thousands of pages match. */
async function search({ pagefind, vocabulary }: Loaded, term: string, limit: number): Promise<SearchAnswer> {
  const words = significantWords(term);
  const known = words.filter((word) => vocabulary.some((candidate) => isSameWord(word, candidate)));
  const withAll = known.length === 0 ? [] : (await pagefind.search(known.join(' '))).results;
  const findOne = async (word: string) => {
    const { results } = await pagefind.search(word);
    if (results.length === 0 && vocabulary.includes(word)) throw new Error(`The search index lacks "${word}"`);
    return results;
  };
  const hits = withAll.length > 0 ? withAll : merge(await Promise.all(known.map(findOne)));
  const results = await Promise.all(hits.slice(0, limit).map(readResult));
  const isFound = hits.length > 0 && known.length === words.length;
  return { results, count: hits.length, meant: isFound ? undefined : correctSpelling(term, vocabulary) };
}

/** Returns the pages with all words, the best first; if there are none, the pages with any of them. */
function merge(lists: readonly Hit[][]): Hit[] {
  const hits = new Map<string, Hit & { words: number }>();
  for (const hit of lists.flat()) {
    const { score = 0, words = 0 } = hits.get(hit.id) ?? {};
    hits.set(hit.id, { ...hit, score: score + hit.score, words: words + 1 });
  }
  const sorted = [...hits.values()].sort((a, b) => b.score - a.score);
  const complete = sorted.filter(({ words }) => words === lists.length);
  return complete.length > 0 ? complete : sorted;
}

async function readResult(hit: Hit): Promise<SearchResult> {
  const { raw_url: path, meta, excerpt, locations } = await hit.data();
  const { title = path, group = '', description } = meta;
  // If the title matches, the description explains the page better than its first words.
  const isByName = locations.length === 0 && description !== undefined;
  const parts = isByName ? [{ text: description, isMarked: false }] : parseExcerpt(excerpt);
  return { path, name: title, group, excerpt: parts };
}
