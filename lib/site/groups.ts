import type { GroupName } from '@/lib/definitions/shared-copy';
import type { Site, SitePage } from './types';

/** Returns the heading of a group: from content/shared/search.md, or the name of its list. */
function headingOf(group: string, { words, routes }: Site): string {
  const headings: Readonly<Partial<Record<string, string>>> = words.search.groups satisfies Record<GroupName, string>;
  return headings[group] ?? routes.get(group)?.page.name ?? group;
}

/** Returns the heading of a page in a list of all pages; undefined for the search page. */
export const groupHeading = ({ group }: SitePage, site: Site): string | undefined =>
  group === undefined ? undefined : headingOf(group, site);

/** Returns all pages by group, in the order of content/shared/search.md; groups of further collections are last. */
export function groupedPages(site: Site): { heading: string; pages: SitePage[] }[] {
  const inUse = site.pages.flatMap(({ group }) => group ?? []);
  const groups = [...new Set([...Object.keys(site.words.search.groups), ...inUse])];
  return groups
    .map((group) => ({ heading: headingOf(group, site), pages: site.pages.filter((page) => page.group === group) }))
    .filter(({ pages }) => pages.length > 0);
}
