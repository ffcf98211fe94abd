/** The sitemap, and its parts once it is too long for one file. Format: https://www.sitemaps.org/protocol.html */
import { absoluteUrl } from './absolute-url';
import type { Site } from './types';

/** Most addresses a file may hold. */
const LIMIT = 50_000;

type Listed = Pick<Site, 'company' | 'pages' | 'listPages' | 'routes' | 'changed'>;

export type Sitemap = { address: string; xml: string };

/**
 * Canonical pages only, each with the day its own words last changed; a list with those of its entries.
 * @param limit most addresses of a file
 * @returns /sitemap.xml first: all addresses, or an index of the files that follow it
 */
export function sitemaps(site: Listed, limit = LIMIT): [Sitemap, ...Sitemap[]] {
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

/** The day on which what an address shows last changed. */
function lastChange({ routes, changed }: Listed, path: string): string | undefined {
  const route = routes.get(path);
  const shown = route?.kind === 'list' ? route.list.entries : [];
  return [path, ...shown.map((entry) => entry.path)]
    .flatMap((one) => changed.get(one) ?? [])
    .sort()
    .at(-1);
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
