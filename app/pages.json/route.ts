import { getSite } from '../site';

export const dynamic = 'force-static';

/** Returns every URL with its page's name, for the not-found page to find the nearest. */
export function GET() {
  const { pages, routes } = getSite();
  const listed = new Map(pages.map(({ path, name }) => [path, name]));
  for (const [path, { type, page }] of routes)
    if (type === 'page' && page.indexed !== false) listed.set(path, page.name);
  return Response.json([...listed].map(([path, name]) => ({ path, name })));
}
