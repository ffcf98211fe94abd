/** A collection that is read as a journal: lists of some entries a page, lists by tag, and entries with neighbours. */
import { tagName } from './tag-name';

/** Entries a list page shows. */
export const ENTRIES_A_PAGE = 10;

type Item = { slug: string; tags?: string[] | undefined };

export type EntryPlace<T> = { kind: 'entry'; address: string; entry: T; newer?: T | undefined; older?: T | undefined };
export type ListPlace<T> = {
  kind: 'list';
  address: string;
  entries: readonly T[];
  /** This page's number, from 1, and how many there are. */
  page: number;
  pages: number;
  /** Addresses of the list's pages before and after this one. */
  previous?: string | undefined;
  next?: string | undefined;
  /** The tag whose entries are listed; all entries without one. */
  tag?: string | undefined;
};
export type Place<T> = EntryPlace<T> | ListPlace<T>;

export type Journal<T> = {
  /** What each address shows, by its part below the base: '' for the list, page/2, tag/security, an entry's slug. */
  places: ReadonlyMap<string, Place<T>>;
  /** All tags in use, in the order of the alphabet. */
  tags: readonly string[];
};

/**
 * Lays a collection out over addresses.
 * @param base where it starts: /blog
 * @param entries published entries, the newest first
 */
export function layOut<T extends Item>(base: string, entries: readonly T[]): Journal<T> {
  const places = new Map<string, Place<T>>();
  const add = (place: Place<T>) => places.set(place.address.slice(base.length + 1), place);
  const byTag = new Map<string, T[]>();
  for (const [index, entry] of entries.entries()) {
    add({
      kind: 'entry',
      address: `${base}/${entry.slug}`,
      entry,
      newer: entries[index - 1],
      older: entries[index + 1],
    });
    for (const tag of entry.tags ?? []) {
      const tagged = byTag.get(tag);
      if (tagged) tagged.push(entry);
      else byTag.set(tag, [entry]);
    }
  }
  for (const place of paginate(base, entries)) add(place);
  const tags = [...byTag.keys()].sort();
  for (const tag of tags) {
    for (const place of paginate(`${base}/tag/${tag}`, byTag.get(tag) ?? [], tag)) add(place);
  }
  return { places, tags };
}

/** Cuts a list into pages; an empty list has one. The first page's address is the list's own. */
function paginate<T>(address: string, entries: readonly T[], tag?: string): ListPlace<T>[] {
  const pages = Math.max(1, Math.ceil(entries.length / ENTRIES_A_PAGE));
  const addressOf = (page: number) => (page === 1 ? address : `${address}/page/${page}`);
  return Array.from({ length: pages }, (_, index) => ({
    kind: 'list',
    address: addressOf(index + 1),
    entries: entries.slice(index * ENTRIES_A_PAGE, (index + 1) * ENTRIES_A_PAGE),
    page: index + 1,
    pages,
    previous: index > 0 ? addressOf(index) : undefined,
    next: index + 1 < pages ? addressOf(index + 2) : undefined,
    tag,
  }));
}

type Words = { page: string; topic: string };

/** The first page of a list has its name alone. */
const numbered = (subject: string, page: number, words: Words) =>
  page === 1 ? subject : `${subject}, ${words.page} ${page}`;

/** What a list page is called: its collection's name or its topic, and from the second page on which page it is. */
export function listHeading(name: string, { tag, page }: ListPlace<unknown>, words: Words): string {
  const subject = tag === undefined ? name : `${words.topic}: ${tagName(tag)}`;
  return numbered(subject, page, words);
}

/** The longest description a search engine shows whole: as for seo.description in lib/content/schema.ts. */
const DESCRIPTION_MAX = 160;

/**
 * Head of a list page: each is its own canonical address and names the pages before and after it.
 * @param copy the collection's own title and description
 */
export function listMetadata(copy: { title: string; description: string }, list: ListPlace<unknown>, words: Words) {
  const { address: path, previous, next, tag, page } = list;
  // The collection's name stands in it, as two collections may share a tag.
  const subject = tag === undefined ? copy.title : `${copy.title}: ${tagName(tag)}`;
  const title = numbered(subject, page, words);
  const description = title === copy.title ? copy.description : shorten(`${title}. ${copy.description}`);
  return { title, description, path, previous, next };
}

/** Cuts a description at a word. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text;
  const cut = text.slice(0, DESCRIPTION_MAX - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
