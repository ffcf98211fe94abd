/** Generates the sitemap, in parts once it is too long for one file: https://www.sitemaps.org/protocol.html */
import { absoluteUrl } from './absolute-url';
import { lastDay } from './order';
import type { Site } from './types';

const MAX_URLS_A_FILE = 50_000;

type Listed = Pick<Site, 'company' | 'pages' | 'listPages' | 'routes' | 'changed'>;

export type Sitemap = { address: string; xml: string };

/**
 * Returns all canonical URLs, each with the day its content last changed; a list has the last day of its entries.
 * @returns /sitemap.xml first: all URLs, or an index of the files that follow it
 */
export function sitemaps(site: Listed, limit = MAX_URLS_A_FILE): [Sitemap, ...Sitemap[]] {
  const urls = [...site.pages, ...site.listPages].map(({ path }) => {
    const day = lastChange(site, path);
    const date = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
    return `<url><loc>${escapeXml(absoluteUrl(site, path))}</loc>${date}</url>`;
  });
  const file = (address: string, kind: 'urlset' | 'sitemapindex', lines: readonly string[]): Sitemap => ({
    address,
    xml: `<?xml version="1.0" encoding="UTF-8"?>
<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</${kind}>
`,
  });
  if (urls.length <= limit) return [file('/sitemap.xml', 'urlset', urls)];
  const parts = Array.from({ length: Math.ceil(urls.length / limit) }, (_, index) =>
    file(`/sitemap-${index + 1}.xml`, 'urlset', urls.slice(index * limit, (index + 1) * limit)),
  );
  const names = parts.map(({ address }) => `<sitemap><loc>${absoluteUrl(site, address)}</loc></sitemap>`);
  return [file('/sitemap.xml', 'sitemapindex', names), ...parts];
}

function lastChange({ routes, changed }: Listed, path: string): string | undefined {
  const route = routes.get(path);
  const shown = route?.kind === 'list' ? route.list.entries : [];
  return lastDay([path, ...shown.map((entry) => entry.path)].map((one) => changed.get(one)));
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
