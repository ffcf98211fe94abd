/** The search index in the browser. Nothing here is loaded before the visitor opens the search. */
import { BASE_PATH } from '@/lib/shared/base-path';
import { type ExcerptPart, excerptParts } from './excerpt';
import { isSameWord, mended, tellingWords, wordsOf } from './similar-words';

export type SearchResult = {
  /** From the site's root, without the base path. */
  path: string;
  name: string;
  group: string;
  excerpt: ExcerptPart[];
};

export type SearchAnswer = {
  results: SearchResult[];
  /** The term as it may have been meant, when nothing was found. */
  meant?: string | undefined;
};

export type SearchIndex = { search: (term: string) => Promise<SearchAnswer> };

/** The part of https://pagefind.app/docs/api/ that is used. */
type Pagefind = {
  createInstance(options: { noWorker: boolean; excerptLength: number; excerptEllipsis: string }): Instance;
};
type Instance = { search(term: string): Promise<{ results: Hit[] }> };
type Hit = { id: string; score: number; matchedMetaFields?: string[]; data(): Promise<Fragment> };
type Fragment = { raw_url: string; meta: Record<string, string>; excerpt: string };

const EXCERPT_WORDS = 24;
/** Initials that words of any English text have: searching for each loads all parts of the index. */
const INITIALS = [...'abcdefghilmnoprstuvw'];

let attempts = 0;

/**
 * Loads script, WebAssembly, and the whole index, so that every later search is answered from memory, offline too.
 * @throws when any of it cannot be loaded; each call is a new attempt
 */
export async function loadSearchIndex(): Promise<SearchIndex> {
  // Some browsers remember that a module failed and never ask again for the same address:
  // https://github.com/whatwg/html/issues/6768
  const again = attempts > 0 ? `?attempt=${attempts}` : '';
  attempts += 1;
  const address = `${BASE_PATH}/pagefind/pagefind.js${again}`;
  const { createInstance }: Pagefind = await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ address);
  // A worker's address is a script address, which Trusted Types refuse as plain text.
  const pagefind = createInstance({ noWorker: true, excerptLength: EXCERPT_WORDS, excerptEllipsis: '…' });
  const names = new Map<string, string>();
  for (const initial of INITIALS) {
    const { results } = await pagefind.search(initial);
    // Pagefind is silent about a part of the index it could not load: no word of it is found then.
    if (results.length === 0) throw new Error(`The search index has nothing under "${initial}"`);
    for (const { data } of results) {
      const { raw_url: path, meta } = await data();
      names.set(path, `${meta.title} ${meta.words ?? ''}`);
    }
  }
  attempts = 0;
  const known = new Set([...names.values()].flatMap(wordsOf));
  return { search: (term) => search(pagefind, term, known) };
}

async function search(pagefind: Instance, term: string, known: Set<string>): Promise<SearchAnswer> {
  const words = tellingWords(term);
  const all = await find(pagefind, words.join(' '));
  if (all.length > 0) return { results: all };
  // No page has all the words: those with most of them are the next best.
  const results = words.length > 1 ? merge(await Promise.all(words.map((word) => find(pagefind, word)))) : [];
  return { results, meant: mended(term, known) };
}

type Scored = SearchResult & { score: number };

async function find(pagefind: Instance, term: string): Promise<Scored[]> {
  const asked = wordsOf(term);
  const { results } = await pagefind.search(term);
  const found = await Promise.all(
    results.map(async (hit): Promise<Scored[]> => {
      const { raw_url: path, meta, excerpt } = await hit.data();
      const parts = excerptParts(excerpt);
      const marked = parts.filter((part) => part.marked).flatMap(({ text }) => wordsOf(text));
      const said = [...marked, ...wordsOf(`${meta.title} ${meta.words} ${meta.description}`)];
      if (!asked.some((word) => said.some((one) => isSameWord(word, one)))) return [];
      return [{ path, name: meta.title ?? path, group: meta.group ?? '', excerpt: parts, score: hit.score }];
    }),
  );
  return found.flat();
}

function merge(lists: readonly Scored[][]): Scored[] {
  const merged = new Map<string, Scored>();
  for (const result of lists.flat()) {
    const other = merged.get(result.path);
    merged.set(result.path, other ? { ...other, score: other.score + result.score } : result);
  }
  return [...merged.values()].sort((a, b) => b.score - a.score);
}
