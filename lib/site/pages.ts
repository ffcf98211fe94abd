import type { ImageFile } from '@/lib/content/image-file';
import { memoize } from '@/lib/content/memoize';
import { PAGE_KINDS, type Page, type PageType } from '@/lib/model/page';
import type { GroupName } from '@/lib/model/shared-copy';
import type { Site } from './types';

export const BLOG = '/blog';
export const CASE_STUDIES = '/case-study';
export const RSS_FEED = '/feed.xml';

/** Some hosts support a not-found page per folder. */
export const MISSING_PAGE = '/404';
export const MISSING_POST = '/blog/404';
/** Web servers respond with it to errors of their own. */
export const SERVER_ERROR_PAGE = '/500';

/** A page of any kind, as menus, lists, search results, link previews and structured data need it. */
export type PageSummary = {
  path: string;
  /** Further URLs. */
  alsoAt?: readonly string[] | undefined;
  type: PageType;
  name: string;
  title: string;
  shortTitle?: string | undefined;
  description: string;
  image: ImageFile;
  date?: string | undefined;
  updated?: string | undefined;
  /** Default: true. */
  indexed?: boolean | undefined;
  /** The group in lists of all pages; default: in no list. */
  group?: GroupName | undefined;
};

/** Returns all pages: company and services, then entries, each kind after the page of its list, then the search. */
export const allPages = memoize((site: Site): readonly PageSummary[] => {
  const written = site.pages.map((page) => summaryOfPage(page, site));
  const listAt = (path: string) => written.filter((page) => page.path === path);
  return [
    ...written.filter(({ type }) => type !== 'list' && type !== 'search'),
    ...site.industries.map((industry) =>
      summarize(industry, { type: 'service', group: industry.group ?? 'industries', image: industry.heroImage }),
    ),
    ...site.products.map((product) => summarize(product, { type: 'page', group: 'products', image: product.image })),
    ...listAt(CASE_STUDIES),
    ...site.caseStudies.map((study) => summarize(study, { type: 'article', group: 'caseStudies', image: study.image })),
    ...listAt(BLOG),
    ...site.posts.map((post) => summarize(post, { type: 'post', group: 'blog', image: post.image })),
    ...written.filter(({ type }) => type === 'search'),
  ];
});

type Fields = Pick<
  PageSummary,
  'path' | 'alsoAt' | 'title' | 'shortTitle' | 'description' | 'date' | 'updated' | 'indexed'
>;
type OfKind = Pick<PageSummary, 'type' | 'group' | 'image'>;

function summarize(entry: Fields & { navLabel?: string | undefined }, ofKind: OfKind): PageSummary {
  const { path, alsoAt, title, navLabel: name = title, shortTitle, description, date, updated, indexed } = entry;
  return { path, alsoAt, name, title, shortTitle, description, date, updated, indexed, ...ofKind };
}

function summaryOfPage(page: Page, { company }: Site): PageSummary {
  const { path, kind = 'page', image } = page;
  const summary = summarize(page, { ...PAGE_KINDS[kind], image });
  if (path === '/') return { ...summary, type: 'home', name: company.labels.home };
  if (path === BLOG) return { ...summary, type: 'list', group: 'blog' };
  return path === CASE_STUDIES ? { ...summary, type: 'list', group: 'caseStudies' } : summary;
}

export const listedPages = (site: Site): readonly PageSummary[] =>
  allPages(site).filter(({ indexed }) => indexed !== false);

export const listUrls = ({ path, alsoAt = [] }: { path: string; alsoAt?: readonly string[] | undefined }) => [
  path,
  ...alsoAt,
];

export const findPage = (site: Site, url: string): PageSummary | undefined =>
  allPages(site).find((page) => listUrls(page).includes(url));

/** @throws if the site has no page at the URL */
export function getPage(site: Site, url: string): PageSummary {
  const page = findPage(site, url);
  if (!page) throw new Error(`The site has no page at ${url}`);
  return page;
}

export const findWrittenPage = ({ pages }: Site, url: string): Page | undefined =>
  pages.find((page) => listUrls(page).includes(url));

/** Returns a page of content/pages that every site has. @throws if the site has none at the URL */
export function getWrittenPage(site: Site, url: string): Page {
  const page = findWrittenPage(site, url);
  if (!page) throw new Error(`The site has no page of content/pages at ${url}`);
  return page;
}

export function getBreadcrumbs(site: Site, path: string): PageSummary[] {
  const page = getPage(site, path);
  const home = getPage(site, '/');
  if (page.path === '/') return [home];
  const parents = page.path.split('/').slice(1, -1);
  const above = parents.map((_, index) => `/${parents.slice(0, index + 1).join('/')}`);
  return [home, ...above.flatMap((parent) => findPage(site, parent) ?? []), page];
}

/** Returns the heading of a page in a list of all pages; undefined for the search page. */
export const groupHeading = ({ group }: PageSummary, { sharedCopy }: Site): string | undefined =>
  group && sharedCopy.search.groups[group];

export function groupedPages(site: Site): { heading: string; pages: PageSummary[] }[] {
  return Object.entries(site.sharedCopy.search.groups)
    .map(([name, heading]) => ({ heading, pages: listedPages(site).filter(({ group }) => group === name) }))
    .filter(({ pages }) => pages.length > 0);
}
