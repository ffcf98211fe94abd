/** What the sections and the template of a page get of the site. */
import type { ListView, OwnList, PageContext } from '@/lib/definitions/context';
import { listHeading } from '@/lib/shared/paginated-collection';
import { absoluteUrl } from './absolute-url';
import { groupedPages } from './groups';
import { relatedTo } from './related';
import type { Site, SiteRoute } from './types';

/** @param path the address that is shown, which may be a further one of the page */
export function contextOf(site: Site, path: string, route: SiteRoute): PageContext {
  return {
    path,
    url: absoluteUrl(site, route.page.path),
    company: site.company,
    words: site.words,
    text: route.kind === 'entry' ? route.entry.text() : route.text(),
    landing: site.landing(route.page.image),
    groups: () => groupedPages(site),
    teaser: (address) => {
      const entry = site.routes.get(address);
      return entry?.kind === 'entry' ? entry.entry.teaser() : undefined;
    },
    related: route.kind === 'entry' ? relatedTo(site, route.entry) : [],
    list: route.kind === 'list' ? listView(site, route) : undefined,
    ownList: route.kind === 'entry' ? ownList(site, route) : undefined,
  };
}

function ownList(site: Site, { page: { collection } }: SiteRoute): OwnList | undefined {
  const name = collection && site.routes.get(collection.address)?.page.name;
  if (!collection || name === undefined) return undefined;
  const { labels } = site.company;
  const { leads, address: base } = collection;
  return { base, back: leads ? labels[leads.back] : name, others: leads ? labels[leads.others] : name };
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
