import type { NamedPage } from '@/lib/search/nearest-pages';
import { popularPages } from '@/lib/site/pages';
import { getSite } from '../site';

export const dynamic = 'force-static';

/** Returns every URL with its page's name, for the not-found page to find the nearest. */
export function GET() {
  const site = getSite();
  const { pages, routes } = site;
  const popular = new Set(popularPages(site).map(({ path }) => path));
  const listed = new Map(pages.map(({ path, name }) => [path, name]));
  for (const [path, { type, page }] of routes)
    if (type === 'page' && page.indexed !== false) listed.set(path, page.name);
  const named = [...listed].map(
    ([path, name]): NamedPage => ({ path, name, ...(popular.has(path) && { isPopular: true }) }),
  );
  return Response.json(named);
}
