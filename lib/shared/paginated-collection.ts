/** A collection laid out over addresses: lists of some entries a page, and lists by tag. */
import { tagName } from './tag-name';

/** Entries a list page shows. */
export const ENTRIES_A_PAGE = 10;

type Item = { slug: string; tags?: string[] | undefined };

export type ListPage<T> = {
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

export type PaginatedCollection<T> = {
  /** Every page of the list and of its tags; the first is the list itself. */
  lists: readonly ListPage<T>[];
  /** All tags in use, in the order of the alphabet. */
  tags: readonly string[];
};

/**
 * Lays a collection out over addresses.
 * @param base where it starts: /blog
 * @param entries published entries in their order
 */
export function paginateCollection<T extends Item>(base: string, entries: readonly T[]): PaginatedCollection<T> {
  const tags = [...new Set(entries.flatMap((entry) => entry.tags ?? []))].sort();
  const tagged = tags.flatMap((tag) => {
    const own = entries.filter((entry) => entry.tags?.includes(tag));
    return paginate(`${base}/tag/${tag}`, own, tag);
  });
  return { lists: [...paginate(base, entries), ...tagged], tags };
}

/** Cuts a list into pages; an empty list has one. The first page's address is the list's own. */
function paginate<T>(address: string, entries: readonly T[], tag?: string): ListPage<T>[] {
  const pages = Math.max(1, Math.ceil(entries.length / ENTRIES_A_PAGE));
  const addressOf = (page: number) => (page === 1 ? address : `${address}/page/${page}`);
  return Array.from({ length: pages }, (_, index) => ({
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
export function listHeading(name: string, { tag, page }: ListPage<unknown>, words: Words): string {
  const subject = tag === undefined ? name : `${words.topic}: ${tagName(tag)}`;
  return numbered(subject, page, words);
}

/**
 * Title of a list page. The collection's name stands in it, as two collections may share a tag.
 * @param name the collection's own title
 */
export function listTitle(name: string, { tag, page }: ListPage<unknown>, words: Words): string {
  return numbered(tag === undefined ? name : `${name}: ${tagName(tag)}`, page, words);
}
