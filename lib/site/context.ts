/** What the sections and the template of a page get of the site. */
import type { ListView, OwnList, PageContext } from '@/lib/definitions/context';
import { listHeading } from '@/lib/shared/paginated-collection';
import { absoluteUrl } from './absolute-url';
import { groupedPages } from './groups';
import type { Site, SiteRoute } from './types';

/** @param path the address that is shown, which may be a further one of the page */
export function contextOf(site: Site, path: string, route: SiteRoute): PageContext {
  return {
    path,
    url: absoluteUrl(site, route.page.path),
    company: site.company,
    words: site.words,
    html: route.kind === 'entry' ? route.entry.html() : route.html(),
    groups: () => groupedPages(site),
    teaser: (address) => {
      const entry = site.routes.get(address);
      return entry?.kind === 'entry' ? entry.entry.teaser() : undefined;
    },
    ...(route.kind === 'list' && { list: listView(site, route) }),
    ...(route.kind === 'entry' && ownList(site, route)),
  };
}

function ownList(site: Site, { page: { collection } }: SiteRoute): { ownList?: OwnList } {
  const name = collection && site.routes.get(collection.address)?.page.name;
  if (!collection || name === undefined) return {};
  const { labels } = site.company;
  const { leads, address: base } = collection;
  return { ownList: { base, back: leads ? labels[leads.back] : name, others: leads ? labels[leads.others] : name } };
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
