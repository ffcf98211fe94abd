import type { MetadataRoute } from 'next';
import { absoluteUrl } from './absolute-url';
import { lastDay } from './order';
import type { Site } from './types';

/** What the days of pages derive from. */
type DatedSite = Pick<Site, 'company' | 'pages' | 'listPages' | 'routes' | 'changed'>;

/**
 * Returns all canonical URLs with the day of their last change: https://www.sitemaps.org/protocol.html. Next writes the XML without
 * escaping; the schemas of origin, slugs and URLs admit no character that XML reserves.
 */
export const sitemap = (site: DatedSite): MetadataRoute.Sitemap =>
  [...site.pages, ...site.listPages].map(({ path }) => {
    const day = lastChange(site, path);
    return { url: absoluteUrl(site, path), ...(day !== undefined && { lastModified: day }) };
  });

/** Returns the day a page or an entry that its list shows last changed; undefined for a page without content. */
function lastChange({ routes, changed }: DatedSite, path: string): string | undefined {
  const route = routes.get(path);
  const listedEntries = route?.type === 'list' ? route.list.entries : [];
  return lastDay([path, ...listedEntries.map((entry) => entry.path)].map((shownPath) => changed.get(shownPath)));
}
