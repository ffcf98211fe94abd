/** All that the page of an entry is drawn from. */
import type { EntryContext, NamedLink, OwnList } from '@/lib/definitions/context';
import type { View } from '@/lib/definitions/views';
import { absoluteUrl } from './absolute-url';
import { linksToOthers } from './neighbours';
import { type PageFacts, pageFacts } from './page-facts';
import { relatedTo } from './related';
import type { EntryRoute, Site } from './types';

/** The part that is the page's own; its text apart, which is made when it is drawn. */
export type EntryPage = PageFacts & {
  view: View;
  others: readonly NamedLink[];
  own: Omit<EntryContext, 'company' | 'words' | 'text'>;
};

/** @param path the address that is shown */
export const entryPage = (site: Site, path: string, route: EntryRoute): EntryPage => ({
  ...pageFacts(site, route),
  view: route.entry.view(),
  others: linksToOthers(site, route.entry),
  own: {
    path,
    url: absoluteUrl(site, route.page.path),
    landing: site.landing(route.page.image),
    related: relatedTo(site, route.entry),
    ownList: ownList(site, route),
  },
});

/** What its template gets: its own, and what all pages have. */
export const entryContext = ({ company, words }: Site, { own }: EntryPage, { entry }: EntryRoute): EntryContext => ({
  ...own,
  company,
  words,
  text: entry.text(),
});

function ownList(site: Site, { page: { collection } }: EntryRoute): OwnList | undefined {
  const name = collection && site.routes.get(collection.address)?.page.name;
  if (!collection || name === undefined) return undefined;
  const { labels } = site.company;
  const { leads, address: base } = collection;
  return { base, back: leads ? labels[leads.back] : name, others: leads ? labels[leads.others] : name };
}
