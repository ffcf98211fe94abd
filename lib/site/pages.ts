import type { Site, SitePage } from './types';

/** @throws if the site has no page at the path */
export function getSitePage(site: Site, path: string): SitePage {
  const page = site.routes.get(path)?.page;
  if (!page) throw new Error(`The site has no page at ${path}`);
  return page;
}

/** Returns the path of the page whose social image a path uses: its own, or the list's for further pages of a list. */
export function picturedPage(site: Site, path: string): string {
  const route = site.routes.get(path);
  return route?.kind === 'list' ? (route.page.collection?.address ?? path) : (route?.page.path ?? path);
}

/** Returns the pages from home to a page: through its list, or the pages above its path. */
export function getBreadcrumbs(site: Site, path: string): SitePage[] {
  const page = getSitePage(site, path);
  const home = getSitePage(site, '/');
  if (page.path === '/') return [home];
  const parents = page.path.split('/').slice(1, -1);
  const above = page.collection
    ? [page.collection.address].filter((list) => list !== page.path)
    : parents.map((_, index) => `/${parents.slice(0, index + 1).join('/')}`);
  return [home, ...above.flatMap((parent) => site.routes.get(parent)?.page ?? []), page];
}
