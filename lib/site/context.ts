/** What the sections of a page get of the site. */
import type { ListView, PageContext } from '@/lib/definitions/context';
import { listHeading } from '@/lib/shared/paginated-collection';
import { absoluteUrl } from './absolute-url';
import { groupedPages } from './groups';
import type { SectionsRoute, Site, SiteRoute } from './types';

/** @param path the address that is shown, which may be a further one of the page */
export function contextOf(site: Site, path: string, route: SectionsRoute): PageContext {
  return {
    path,
    url: absoluteUrl(site, route.page.path),
    company: site.company,
    words: site.words,
    text: route.text(),
    landing: site.landing(route.page.image),
    groups: () => groupedPages(site),
    teaser: (address) => {
      const entry = site.routes.get(address);
      return entry?.kind === 'entry' ? entry.entry.teaser() : undefined;
    },
    list: route.kind === 'list' ? listView(site, route) : undefined,
  };
}

function listView(
  site: Site,
  { page: { collection }, list, tags, heading }: Extract<SiteRoute, { kind: 'list' }>,
): ListView {
  const { entries, address: _, ...numbers } = list;
  return {
    ...numbers,
    tags,
    base: collection?.address ?? '',
    heading: listHeading(heading, list, site.company.labels),
    teasers: entries.map((entry) => entry.teaser()),
    hasFeeds: collection?.hasFeeds ?? false,
  };
}
