/**
 * Every page a search engine shall know, once, by its canonical address. Sitemap, llms.txt, search index, social
 * pictures and the list of all pages are made from it, so that none of them can forget a page.
 */
import {
  getBlog,
  getCaseStudies,
  getCaseStudyJournal,
  getIndustries,
  getPages,
  getPosts,
  getProducts,
  getSite,
} from './content';
import type { SearchCopy } from './content/schema';
import { type Journal, listHeading, listMetadata } from './journal';
import { once } from './once';

export type PageKind =
  | 'home'
  | 'about'
  | 'contact'
  | 'service'
  | 'industry'
  | 'product'
  | 'case-studies'
  | 'case-study'
  | 'blog'
  | 'post'
  | 'search';

export type SitePage = {
  /** Canonical address from the root, without a slash at its end: /about. */
  path: string;
  kind: PageKind;
  /** What links call it. */
  name: string;
  title: string;
  description: string;
  /** Its bridge, below public/. */
  image: string;
  /** The day its content last changed, where the content says so: YYYY-MM-DD. */
  updated?: string | undefined;
};

type Written = { title: string; description: string; hero: { image: string } };

const written = (kind: PageKind, path: string, { title, description, hero }: Written, updated?: string): SitePage => ({
  path,
  kind,
  name: title,
  title,
  description,
  image: hero.image,
  updated,
});

const search = ({ title, description, image }: SearchCopy): SitePage => {
  return { path: '/search', kind: 'search', name: title, title, description, image };
};

/** All pages in the order a reader would list them. */
export const getSitePages = once((): SitePage[] => {
  const pages = getPages();
  const posts = getPosts().map(({ slug, title, description, image, date, updated }): SitePage => {
    return { path: `/blog/${slug}`, kind: 'post', name: title, title, description, image, updated: updated ?? date };
  });
  const studies = getCaseStudies().map(({ slug, title, description, image, date, updated }): SitePage => {
    const path = `/case-study/${slug}`;
    return { path, kind: 'case-study', name: title, title, description, image, updated: updated ?? date };
  });
  return [
    { ...written('home', '/', pages.home().data), name: getSite().labels.home },
    written('about', '/about', pages.about().data),
    written('contact', '/contact', pages.contact().data),
    written('service', '/it-services', pages['it-services']().data),
    written('service', '/cyber-security', pages['cyber-security']().data),
    written('service', '/cyber-security-training', pages['cyber-security-training']().data),
    written('service', '/governance', pages.governance().data),
    written('service', '/staff-augmentation', pages['staff-augmentation']().data),
    ...getIndustries().map(({ slug, title, description, heroImage, updated }): SitePage => {
      return { path: `/${slug}`, kind: 'industry', name: title, title, description, image: heroImage, updated };
    }),
    ...getProducts().map(({ slug, title, description, image, updated }): SitePage => {
      return { path: `/${slug}`, kind: 'product', name: title, title, description, image, updated };
    }),
    written('case-studies', '/case-study', pages['case-study']().data, newest(studies)),
    ...studies,
    written('blog', '/blog', pages.blog().data, newest(posts)),
    ...posts,
    search(pages.search().data),
  ];
});

/**
 * The further pages of the two lists and the pages of their tags. Search engines shall know them too, but a search
 * result, a list of all pages or a picture of their own would say nothing that the list itself does not.
 */
export const getListPages = once((): SitePage[] => [
  ...furtherPages('blog', getPages().blog().data, getBlog()),
  ...furtherPages('case-studies', getPages()['case-study']().data, getCaseStudyJournal()),
]);

function furtherPages(
  kind: PageKind,
  copy: Written,
  journal: Journal<{ date?: string; updated?: string }>,
): SitePage[] {
  const { labels } = getSite();
  return [...journal.places.values()].flatMap((place) => {
    if (place.kind !== 'list' || (place.page === 1 && place.tag === undefined)) return [];
    const { title, description, path } = listMetadata(copy, place, labels);
    const updated = latest(place.entries.map((entry) => entry.updated ?? entry.date));
    const name = listHeading(copy.title, place, labels);
    return { ...{ path, kind, name, title, description, image: copy.hero.image }, updated };
  });
}

/** The same by address: asked for by every page, so looked up rather than searched. */
const byPath = once(() => new Map([...getSitePages(), ...getListPages()].map((page) => [page.path, page])));

const pictured = once(() => new Set([...getSitePages().map(({ path }) => path), ...MISSING_PAGES]));

/**
 * @param path a canonical address
 * @throws when the site has no such page: whoever asks was given a wrong address
 */
export function getSitePage(path: string): SitePage {
  const page = byPath().get(path);
  if (!page) throw new Error(`lib/pages.ts knows no page at ${path}`);
  return page;
}

/** Pages without a canonical address that still have a picture of their own. */
export const MISSING_PAGES = ['/404', '/blog/404'];

/**
 * The page whose social picture stands for an address: its own, or the list's for the further pages of a list.
 * @param path an address of the site
 */
export function picturedPage(path: string): string {
  if (path === '/' || pictured().has(path)) return path;
  return picturedPage(path.slice(0, path.lastIndexOf('/')) || '/');
}

/** The list a page stands in, or is a page of. */
const LIST_OF: Partial<Record<PageKind, string>> = {
  blog: '/blog',
  post: '/blog',
  'case-studies': '/case-study',
  'case-study': '/case-study',
};

/** The way from home to a page, home first and the page last: what a breadcrumb shows. */
export function trailTo(path: string): SitePage[] {
  const page = getSitePage(path);
  const home = getSitePage('/');
  if (path === '/') return [home];
  const list = LIST_OF[page.kind];
  return [home, ...(list === undefined || list === path ? [] : [getSitePage(list)]), page];
}

const newest = (pages: readonly SitePage[]) => latest(pages.map(({ updated }) => updated));

/** The last of these days. */
const latest = (days: readonly (string | undefined)[]): string | undefined =>
  days
    .flatMap((day) => day ?? [])
    .sort()
    .at(-1);
