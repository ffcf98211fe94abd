import { type MarkedText, markedTexts } from '@/lib/content/fields';
import type { EntryContext, ListView, PageContext, Surroundings, Teaser, Text } from '@/lib/definitions/context';
import { absoluteUrl } from './absolute-url';
import { groupedPages } from './pages';
import { siblingLinks } from './sibling-links';
import type { EntryRoute, SectionsRoute, Site, SitePage } from './types';

/** Returns what a page of sections renders in addition to its own data. @param path may be an alternate URL */
export function sectionsContext(site: Site, path: string, route: SectionsRoute): PageContext {
  const { sections } = route;
  const named = sections.flatMap(({ section, data }) => markedTexts(section.schema, data));
  return {
    ...surroundings(site, path, route.page, route.text(), named),
    bridge: site.image(route.page.image),
    groups: sections.some(({ section }) => section.showsPages) ? groupedPages(site) : [],
    list: route.type === 'list' ? listView(route) : undefined,
  };
}

export function entryContext(site: Site, path: string, { page, entry }: EntryRoute): EntryContext {
  const { schema } = site.collections.find(({ entries }) => entries.includes(entry))?.collection ?? {};
  const named = schema ? markedTexts(schema, entry.view().entry.data) : [];
  return {
    ...surroundings(site, path, page, entry.text(), named),
    others: siblingLinks(site, entry),
    ownList: ownList(site, page),
  };
}

function surroundings(
  site: Site,
  path: string,
  page: SitePage,
  text: Text,
  named: readonly MarkedText[],
): Surroundings {
  const { company, sharedCopy } = site;
  const landing = site.landing(page.image);
  const teasers = { post: namedEntries(site, 'post', named), 'case-study': namedEntries(site, 'case-study', named) };
  return { path, url: absoluteUrl(site, page.path), company, sharedCopy, text, landing, named: teasers };
}

function ownList({ routes, company }: Site, { collection }: SitePage): EntryContext['ownList'] {
  const name = collection && routes.get(collection.url)?.page.name;
  if (!collection || name === undefined) return undefined;
  const { leads, url: base } = collection;
  return { base, back: leads ? company.labels[leads.back] : name, others: leads ? company.labels[leads.others] : name };
}

/** Returns the entries of a collection that a page refers to, by slug. */
function namedEntries({ collections }: Site, singular: string, named: readonly MarkedText[]): Record<string, Teaser> {
  const slugs = new Set(named.flatMap(({ role, value }) => (role === singular ? value : [])));
  const entries = collections.flatMap(({ collection, entries }) => (collection.singular === singular ? entries : []));
  return Object.fromEntries(entries.filter(({ slug }) => slugs.has(slug)).map((entry) => [entry.slug, entry.teaser()]));
}

const listView = ({ page, entries }: Extract<SectionsRoute, { type: 'list' }>): ListView => ({
  teasers: entries.map((entry) => entry.teaser()),
  hasFeed: page.collection?.hasFeed ?? false,
});
