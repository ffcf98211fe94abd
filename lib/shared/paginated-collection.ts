export const ENTRIES_PER_PAGE = 10;

export type ListPage<T> = {
  url: string;
  entries: readonly T[];
  page: number;
  pages: number;
  previous?: string | undefined;
  next?: string | undefined;
};

/** Returns the pages of a list. @param base the URL of the first: /blog */
export function paginate<T>(base: string, entries: readonly T[]): ListPage<T>[] {
  const pages = Math.max(1, Math.ceil(entries.length / ENTRIES_PER_PAGE));
  const urlOf = (page: number) => (page === 1 ? base : `${base}/page/${page}`);
  return Array.from({ length: pages }, (_, index) => ({
    url: urlOf(index + 1),
    entries: entries.slice(index * ENTRIES_PER_PAGE, (index + 1) * ENTRIES_PER_PAGE),
    page: index + 1,
    pages,
    previous: index > 0 ? urlOf(index) : undefined,
    next: index + 1 < pages ? urlOf(index + 2) : undefined,
  }));
}

/** Returns the name of a list page: the list's name, and the number from the second page on. */
export const numbered = (name: string, page: number, labels: { page: string }): string =>
  page === 1 ? name : `${name}, ${labels.page} ${page}`;
