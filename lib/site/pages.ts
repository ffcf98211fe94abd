import type { GroupName } from '@/lib/definitions/shared-copy';
import type { Site, SitePage, WrittenPage } from './types';

export const BLOG = '/blog';
export const CASE_STUDIES = '/case-study';

/** Some hosts support a not-found page per folder. */
export const MISSING_PAGE = '/404';
export const MISSING_POST = '/blog/404';
/** Web servers respond with it to errors of their own. */
export const SERVER_ERROR_PAGE = '/500';

/** @throws if the site has no page at the path */
export function getSitePage(site: Site, path: string): SitePage {
  const page = site.routes.get(path)?.page;
  if (!page) throw new Error(`The site has no page at ${path}`);
  return page;
}

/** Returns a page of sections that every site has. @throws if the site has none at the path */
export function getWrittenPage(site: Site, path: string): WrittenPage {
  const route = site.routes.get(path);
  if (!route?.sections) throw new Error(`The site has no page of sections at ${path}`);
  return route;
}

/** Returns the pages from home to a page, through the pages above its path. */
export function getBreadcrumbs(site: Site, path: string): SitePage[] {
  const page = getSitePage(site, path);
  const home = getSitePage(site, '/');
  if (page.path === '/') return [home];
  const parents = page.path.split('/').slice(1, -1);
  const above = parents.map((_, index) => `/${parents.slice(0, index + 1).join('/')}`);
  return [home, ...above.flatMap((parent) => site.routes.get(parent)?.page ?? []), page];
}

function headingOf(group: string, { sharedCopy, routes }: Site): string {
  const headings: Readonly<Partial<Record<string, string>>> = sharedCopy.search.groups satisfies Record<
    GroupName,
    string
  >;
  return headings[group] ?? routes.get(group)?.page.name ?? group;
}

/** Returns the heading of a page in a list of all pages; undefined for the search page. */
export const groupHeading = ({ group }: SitePage, site: Site): string | undefined =>
  group === undefined ? undefined : headingOf(group, site);

/** Returns all pages by group, in the order of content/shared/search.md. Other groups are last. */
export function groupedPages(site: Site): { heading: string; pages: SitePage[] }[] {
  const groups = [...Object.keys(site.sharedCopy.search.groups), ...site.pages.flatMap(({ group }) => group ?? [])];
  return [...new Set(groups)]
    .map((group) => ({ heading: headingOf(group, site), pages: site.pages.filter((page) => page.group === group) }))
    .filter(({ pages }) => pages.length > 0);
}
