import { PAGE_KIND_IDS, type Page, type PageFacts, ROWS } from '@/lib/model/kinds';
import type { PagesByKind, Site } from './types';

export const BLOG = '/blog';
export const CASE_STUDIES = '/case-study';
export const RSS_FEED = '/feed.xml';

/** Some hosts support a not-found page per folder. */
export const MISSING_PAGE = '/404';
export const MISSING_POST = '/blog/404';
/** Web servers respond with it to errors of their own. */
export const SERVER_ERROR_PAGE = '/500';

/** A page of any kind, as menus, lists, search results, link previews and structured data need it. */
export type AnyPage = PageFacts & {
  /** Further URLs. */
  alsoAt?: readonly string[] | undefined;
  title: string;
  shortTitle?: string | undefined;
  description: string;
  date?: string | undefined;
  updated?: string | undefined;
  /** Default: true. */
  indexed?: boolean | undefined;
};

/** Returns all pages: company and services, then entries, each kind after the page of its list, then the search. */
export function allPages(site: Site): readonly AnyPage[] {
  const { pages } = site;
  const lists: PagesByKind = site;
  const entries = PAGE_KIND_IDS.filter((id) => id !== 'pages').flatMap((id): readonly AnyPage[] => [
    ...pages.filter(({ type, path }) => type === 'list' && path === ROWS[id].url),
    ...lists[id],
  ]);
  return [
    ...pages.filter(({ type }) => type !== 'list' && type !== 'search'),
    ...entries,
    ...pages.filter(({ type }) => type === 'search'),
  ];
}

export const listedPages = (site: Site): readonly AnyPage[] =>
  allPages(site).filter(({ indexed }) => indexed !== false);

export const listUrls = ({ path, alsoAt = [] }: { path: string; alsoAt?: readonly string[] | undefined }) => [
  path,
  ...alsoAt,
];

export const findPage = (site: Site, url: string): AnyPage | undefined =>
  allPages(site).find((page) => listUrls(page).includes(url));

/** @throws if the site has no page at the URL */
export function getPage(site: Site, url: string): AnyPage {
  const page = findPage(site, url);
  if (!page) throw new Error(`The site has no page at ${url}`);
  return page;
}

export const findSectionsPage = ({ pages }: Site, url: string): Page | undefined =>
  pages.find((page) => listUrls(page).includes(url));

/** Returns a page of content/pages that every site has. @throws if the site has none at the URL */
export function getSectionsPage(site: Site, url: string): Page {
  const page = findSectionsPage(site, url);
  if (!page) throw new Error(`The site has no page of content/pages at ${url}`);
  return page;
}

export function getBreadcrumbs(site: Site, path: string): AnyPage[] {
  const page = getPage(site, path);
  const home = getPage(site, '/');
  if (page.path === '/') return [home];
  const parents = page.path.split('/').slice(1, -1);
  const above = parents.map((_, index) => `/${parents.slice(0, index + 1).join('/')}`);
  return [home, ...above.flatMap((parent) => findPage(site, parent) ?? []), page];
}

/** Returns the heading of a page in a list of all pages; undefined for the search page. */
export const groupHeading = ({ group }: AnyPage, { sharedCopy }: Site): string | undefined =>
  group && sharedCopy.search.groups[group];

export function groupedPages(site: Site): { heading: string; pages: AnyPage[] }[] {
  return Object.entries(site.sharedCopy.search.groups)
    .map(([name, heading]) => ({ heading, pages: listedPages(site).filter(({ group }) => group === name) }))
    .filter(({ pages }) => pages.length > 0);
}
