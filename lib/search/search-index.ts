/** The search index in the browser. Nothing here is loaded before the visitor opens the search. */
import { BASE_PATH } from '@/lib/shared/base-path';
import { type ExcerptPart, excerptOf, splitWords } from './excerpt';
import { isSameWord, mended, tellingWords, wordsOf } from './similar-words';
import { partOf } from './vocabulary';

export type SearchResult = {
  /** From the site's root, without the base path. */
  path: string;
  name: string;
  group: string;
  excerpt: ExcerptPart[];
};

export type SearchAnswer = {
  /** The best of them, as many as were asked for. */
  results: SearchResult[];
  /** How many there are. */
  count: number;
  /** The term as it may have been meant, when no page has all of its words. */
  meant?: string | undefined;
};

export type SearchIndex = { search: (term: string, limit: number) => Promise<SearchAnswer> };

/** Written beside the index by scripts/search-index.ts. */
export type IndexFacts = {
  /** Whether the whole index is so small that it is loaded at once, to answer offline, too. */
  isSmall: boolean;
  /** The parts of the vocabulary of a large site: words/a.json has the words that start with an A. */
  parts?: readonly string[];
};

/** The part of https://pagefind.app/docs/api/ that is used. */
type Pagefind = { createInstance(options: { noWorker: boolean }): Instance };
type Instance = { search(term: string): Promise<{ results: Hit[] }> };
type Hit = { id: string; score: number; data(): Promise<Fragment> };
type Fragment = { raw_url: string; meta: Record<string, string>; content: string; locations: number[] };

type Loaded = {
  pagefind: Instance;
  /** The words of names: what a misspelt word may have been meant for. */
  names: () => Promise<readonly string[]>;
  /** All words of a large site that start as these do. */
  wordsLike: (words: readonly string[]) => Promise<readonly string[]>;
};

/** Initials that words of any English text have: searching for each loads all parts of the index. */
const INITIALS = [...'abcdefghilmnoprstuvw'];
/** On a large site a shorter word stands for itself alone: too many words start with it. */
const PREFIX = 3;

let attempts = 0;

/**
 * Loads script and WebAssembly, and of a small site the whole index, so that every later search is answered from memory,
 * offline too. A large one loads the parts a search needs.
 * @throws when any of it cannot be loaded; each call is a new attempt
 */
export async function loadSearchIndex(): Promise<SearchIndex> {
  // Some browsers remember that a module failed and never ask again for the same address:
  // https://github.com/whatwg/html/issues/6768
  const again = attempts > 0 ? `?attempt=${attempts}` : '';
  attempts += 1;
  const address = `${BASE_PATH}/pagefind/pagefind.js${again}`;
  const [{ createInstance }, { isSmall, parts = [] }]: [Pagefind, IndexFacts] = await Promise.all([
    import(/* webpackIgnore: true */ /* turbopackIgnore: true */ address),
    fetchJson('facts.json'),
  ]);
  // A worker's address is a script address, which Trusted Types refuse as plain text.
  const pagefind = createInstance({ noWorker: true });
  const files = new Map<string, Promise<string[]>>();
  const wordsIn = (file: string) => {
    const words = files.get(file) ?? fetchJson(file).then((texts: string[]) => texts.flatMap(wordsOf));
    files.set(file, words);
    // What failed is asked for again by the next search.
    words.catch(() => files.delete(file));
    return words;
  };
  const loaded: Loaded = {
    pagefind,
    names: () => wordsIn('names.json'),
    wordsLike: async (words) => {
      const wanted = new Set(words.map(partOf).filter((part) => parts.includes(part)));
      return (await Promise.all([...wanted].map((part) => wordsIn(`words/${part}.json`)))).flat();
    },
  };
  if (isSmall) {
    let hit: Hit | undefined;
    for (const initial of INITIALS) hit = await expectPart(pagefind, initial);
    // One file has the texts of all pages.
    await Promise.all([hit?.data(), loaded.names()]);
  }
  attempts = 0;
  const search = isSmall ? searchSmall : searchLarge;
  return { search: (term, limit) => search(loaded, term, limit) };
}

async function fetchJson(name: string) {
  const response = await fetch(`${BASE_PATH}/pagefind/${name}`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}

/**
 * Pagefind is silent about a part of the index it could not load: no word of it is found then.
 * @returns a page that has such a word
 */
async function expectPart(pagefind: Instance, initial: string): Promise<Hit> {
  const [hit] = (await pagefind.search(initial)).results;
  if (!hit) throw new Error(`The search index has nothing under "${initial}"`);
  return hit;
}

async function searchSmall(loaded: Loaded, term: string, limit: number): Promise<SearchAnswer> {
  const words = tellingWords(term);
  const all = await find(loaded, words.join(' '));
  if (all.length > 0) return answerOf(all, limit);
  // No page has all the words: those with most of them are the next best.
  const lists = words.length > 1 ? await Promise.all(words.map((word) => find(loaded, word))) : [];
  return { ...(await answerOf(merge(lists), limit)), meant: mended(term, await loaded.names()) };
}

/**
 * On a large site Pagefind is asked for words that exist only: in place of one it does not know it would find all that
 * start with the same letter, thousands of pages, which takes a phone seconds.
 */
async function searchLarge({ pagefind, names, wordsLike }: Loaded, term: string, limit: number): Promise<SearchAnswer> {
  const words = tellingWords(term);
  const like = await wordsLike(words);
  const isKnown = (word: string) =>
    word.length < PREFIX ? like.includes(word) : like.some((one) => isSameWord(word, one));
  const known = words.filter(isKnown);
  // Within quotation marks a word is not the start of others.
  const lists = await Promise.all(
    known.map(async (word) => (await pagefind.search(word.length < PREFIX ? `"${word}"` : word)).results),
  );
  // Pagefind is silent about a part of the index it could not load.
  if (lists.some((list, index) => list.length === 0 && (known[index]?.length ?? 0) >= PREFIX)) {
    throw new Error(`The search index lacks a word of "${term}"`);
  }
  const all = merge(lists);
  const ids = lists.map((list) => new Set(list.map(({ id }) => id)));
  const withAll = all.filter(({ id }) => ids.every((list) => list.has(id)));
  const hits = withAll.length > 0 ? withAll : all;
  const answer = await answerOf(hits, limit);
  if (known.length === words.length) return answer;
  return { ...answer, meant: mended(term, [...(await names()), ...like]) };
}

async function answerOf(hits: readonly Hit[], limit: number): Promise<SearchAnswer> {
  const results = await Promise.all(hits.slice(0, limit).map(resultOf));
  return { results, count: hits.length };
}

async function resultOf(hit: Hit): Promise<SearchResult> {
  const { raw_url: path, meta, content, locations } = await hit.data();
  // Found by what the page is called: its own description says more than its first words.
  const text = locations.length > 0 ? content : (meta.description ?? content);
  return { path, name: meta.title ?? path, group: meta.group ?? '', excerpt: excerptOf(text, locations) };
}

/**
 * The pages with all words of a term. For a word it does not know Pagefind shortens it until one fits: what is found
 * that way is not what was asked for, on any page.
 */
async function find({ pagefind }: Loaded, term: string): Promise<Hit[]> {
  const asked = wordsOf(term);
  const { results } = await pagefind.search(term);
  const looked = await Promise.all(results.map((hit) => answers(hit, asked)));
  return results.filter((_, index) => looked[index]);
}

async function answers(hit: Hit, asked: readonly string[]): Promise<boolean> {
  const { meta, content, locations } = await hit.data();
  const words = splitWords(content);
  const found = locations.flatMap((location) => wordsOf(words[location] ?? ''));
  const said = [...found, ...wordsOf(`${meta.title} ${meta.words} ${meta.description}`)];
  return asked.some((word) => said.some((one) => isSameWord(word, one)));
}

function merge(lists: readonly Hit[][]): Hit[] {
  const merged = new Map<string, Hit>();
  for (const hit of lists.flat()) {
    const other = merged.get(hit.id);
    merged.set(hit.id, other ? { ...other, score: other.score + hit.score } : hit);
  }
  return [...merged.values()].sort((a, b) => b.score - a.score);
}
