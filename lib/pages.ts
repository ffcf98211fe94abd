/**
 * Every page a search engine shall know, once, by its canonical address. Sitemap, llms.txt, search index, social
 * pictures and the list of all pages are made from it, so that none of them can forget a page.
 */
import { getCaseStudies, getIndustries, getPages, getPosts, getProducts, getSite } from './content';
import type { SearchCopy } from './content/schema';
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

/** The same by address: asked for by every page, so looked up rather than searched. */
const byPath = once(() => new Map(getSitePages().map((page) => [page.path, page])));

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
  if (path === '/' || MISSING_PAGES.includes(path) || byPath().has(path)) return path;
  return picturedPage(path.slice(0, path.lastIndexOf('/')) || '/');
}

/** The way from home to a page, home first and the page last: what a breadcrumb shows. */
export function trailTo(path: string): SitePage[] {
  const page = getSitePage(path);
  const home = getSitePage('/');
  if (path === '/') return [home];
  const parents = { post: '/blog', 'case-study': '/case-study' } as const;
  const parent = page.kind === 'post' || page.kind === 'case-study' ? [getSitePage(parents[page.kind])] : [];
  return [home, ...parent, page];
}

function newest(pages: readonly SitePage[]): string | undefined {
  return pages
    .flatMap(({ updated }) => updated ?? [])
    .sort()
    .at(-1);
}
