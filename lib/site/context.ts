/** What the sections and the template of a page are told of the site. */
import type { ListView, PageContext } from '@/lib/definitions/context';
import { listHeading } from '@/lib/shared/paginated-collection';
import { absoluteUrl } from './absolute-url';
import { groupedPages } from './groups';
import type { Place, Site } from './types';

/** @param path the address that is shown, which may be a further one of the page */
export function contextOf(site: Site, path: string, place: Place): PageContext {
  return {
    path,
    url: absoluteUrl(site, place.page.path),
    company: site.company,
    words: site.words,
    html: place.kind === 'entry' ? place.entry.html() : place.html(),
    groups: () => groupedPages(site),
    teaser: (address) => {
      const entry = site.places.get(address);
      return entry?.kind === 'entry' ? entry.entry.teaser() : undefined;
    },
    ...(place.kind === 'list' && { list: listView(site, place) }),
  };
}

function listView(
  site: Site,
  { page: { collection }, list, tags, heading }: Extract<Place, { kind: 'list' }>,
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
