/** Questions about pages by their address. */
import type { Site, SitePage } from './types';

/**
 * @param path an address of the site
 * @throws when the site has no such page: whoever calls was given a wrong address
 */
export function getSitePage(site: Site, path: string): SitePage {
  const page = site.routes.get(path)?.page;
  if (!page) throw new Error(`The site has no page at ${path}`);
  return page;
}

/**
 * The page whose social picture stands for an address: its own, or the list's for the further pages of a list.
 * @param path an address of the site
 */
export function picturedPage(site: Site, path: string): string {
  const route = site.routes.get(path);
  return route?.kind === 'list' ? (route.page.collection?.address ?? path) : (route?.page.path ?? path);
}

/** From home to a page, home first and the page last: by way of its list, or of the page its address lies below. */
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
