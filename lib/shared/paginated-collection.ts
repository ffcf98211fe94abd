import { tagName } from './tag-name';

export const ENTRIES_PER_PAGE = 10;

type Item = { slug: string; tags?: string[] | undefined };

export type ListPage<T> = {
  url: string;
  entries: readonly T[];
  page: number;
  pages: number;
  previous?: string | undefined;
  next?: string | undefined;
  tag?: string | undefined;
};

/** Returns the pages of the list, then those of its topics, and all topics. @param base the URL of the first: /blog */
export function paginateCollection<T extends Item>(base: string, entries: readonly T[]) {
  const tags = [...new Set(entries.flatMap((entry) => entry.tags ?? []))].sort();
  const tagged = tags.flatMap((tag) => {
    const matching = entries.filter((entry) => entry.tags?.includes(tag));
    return paginate(`${base}/tag/${tag}`, matching, tag);
  });
  return { lists: [...paginate(base, entries), ...tagged], tags };
}

function paginate<T>(url: string, entries: readonly T[], tag?: string): ListPage<T>[] {
  const pages = Math.max(1, Math.ceil(entries.length / ENTRIES_PER_PAGE));
  const urlOf = (page: number) => (page === 1 ? url : `${url}/page/${page}`);
  return Array.from({ length: pages }, (_, index) => ({
    url: urlOf(index + 1),
    entries: entries.slice(index * ENTRIES_PER_PAGE, (index + 1) * ENTRIES_PER_PAGE),
    page: index + 1,
    pages,
    previous: index > 0 ? urlOf(index) : undefined,
    next: index + 1 < pages ? urlOf(index + 2) : undefined,
    tag,
  }));
}

type ListLabels = { page: string; topic: string };

const numbered = (subject: string, page: number, labels: ListLabels) =>
  page === 1 ? subject : `${subject}, ${labels.page} ${page}`;

/** Returns the heading of a list page: the collection's name or its topic, and the number from the second page on. */
export function listHeading(name: string, { tag, page }: ListPage<unknown>, labels: ListLabels): string {
  const subject = tag === undefined ? name : `${labels.topic}: ${tagName(tag)}`;
  return numbered(subject, page, labels);
}

/** Returns the title of a list page, with the collection's title, as two collections may share a topic. */
export function listTitle(name: string, { tag, page }: ListPage<unknown>, labels: ListLabels): string {
  return numbered(tag === undefined ? name : `${name}: ${tagName(tag)}`, page, labels);
}
