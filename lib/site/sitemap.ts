import { absoluteUrl } from './absolute-url';
import { lastDay } from './order';
import type { Site } from './types';

/** What the days of pages derive from. */
export type DatedSite = Pick<Site, 'company' | 'pages' | 'listPages' | 'routes' | 'changed'>;

/** Returns all canonical URLs with the day of their last change: https://www.sitemaps.org/protocol.html */
export function sitemap(site: DatedSite): string {
  const urls = [...site.pages, ...site.listPages].map(({ path }) => {
    const day = lastChange(site, path);
    const date = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
    return `<url><loc>${escapeXml(absoluteUrl(site, path))}</loc>${date}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Returns the day a page or an entry that its list shows last changed; undefined for a page without content. */
export function lastChange({ routes, changed }: DatedSite, path: string): string | undefined {
  const route = routes.get(path);
  const shown = route?.type === 'list' ? route.list.entries : [];
  return lastDay([path, ...shown.map((entry) => entry.path)].map((one) => changed.get(one)));
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
