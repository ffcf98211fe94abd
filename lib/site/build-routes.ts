import { byOrder } from './order';
import { BLOG, CASE_STUDIES } from './pages';
import type { Site, SitePage, SiteRoute, WrittenPage } from './types';

type Routes = Pick<Site, 'pages' | 'unlisted' | 'routes'>;
type Parts = Pick<Site, 'company' | 'industries' | 'products' | 'caseStudies' | 'posts'>;

/** Builds all routes, and the list of pages: company and services, then entries with their lists, then the search. */
export function buildRoutes(site: Parts, files: readonly WrittenPage[]): Routes {
  const written = files.toSorted(byOrder);
  const pagesAt = (path: string, group: string) =>
    written.filter((file) => file.path === path).map((file) => withPage(file, { type: 'list', group }));
  const others = written.filter(({ path }) => path !== BLOG && path !== CASE_STUDIES);
  const isSearch = ({ page }: WrittenPage) => page.type === 'search';
  const routes: SiteRoute[] = [
    ...others
      .filter((file) => !isSearch(file))
      .map((file) => (file.path === '/' ? withPage(file, { name: site.company.labels.home }) : file)),
    ...site.industries.map((industry) => ({
      page: entryPage(industry, { type: 'service', group: industry.group ?? 'industries', image: industry.heroImage }),
    })),
    ...site.products.map((product) => ({ page: entryPage(product, { type: 'page', group: 'products' }) })),
    ...pagesAt(CASE_STUDIES, 'caseStudies'),
    ...site.caseStudies.map((study) => ({ page: entryPage(study, { type: 'article', group: 'caseStudies' }) })),
    ...pagesAt(BLOG, 'blog'),
    ...site.posts.map((post) => ({ page: entryPage(post, { type: 'post', group: 'blog' }) })),
    ...others.filter(isSearch),
  ];
  const pages = routes.map(({ page }) => page);
  return {
    pages: pages.filter(({ indexed }) => indexed !== false),
    unlisted: pages.filter(({ indexed }) => indexed === false),
    routes: new Map(
      routes.flatMap((route) =>
        [route.page.path, ...(route.sections ? route.alsoAt : [])].map((url) => [url, route] as const),
      ),
    ),
  };
}

const withPage = (written: WrittenPage, changes: Partial<SitePage>): WrittenPage => ({
  ...written,
  page: { ...written.page, ...changes },
});

type EntryFields = Pick<SitePage, 'path' | 'title' | 'shortTitle' | 'description' | 'date' | 'updated'>;
type Entry = EntryFields & { navLabel?: string; image?: SitePage['image'] };
type Fixed = Pick<SitePage, 'type' | 'group'> & { image?: SitePage['image'] };

/** Returns the page of an entry, with its own image or another one. */
function entryPage(entry: Entry, fixed: Fixed): SitePage {
  const { path, title, navLabel: name = title, shortTitle, description, image, date, updated } = entry;
  return { path, name, title, shortTitle, description, image, date, updated, ...fixed };
}
