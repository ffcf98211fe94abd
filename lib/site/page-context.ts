import { textsOfKind } from '@/lib/content/fields';
import type { EntryContext, ListView, OwnList, PageContext, Surroundings, Teaser } from '@/lib/definitions/context';
import type { Text } from '@/lib/definitions/entry';
import type { PlacedSection } from '@/lib/definitions/section';
import { listHeading } from '@/lib/shared/paginated-collection';
import { absoluteUrl } from './absolute-url';
import { groupedPages } from './pages';
import { relatedTo } from './related';
import { siblingLinks } from './sibling-links';
import type { EntryRoute, SectionsRoute, Site, SitePage } from './types';

type PreparedSection = Pick<PlacedSection, 'section' | 'data'>;

/**
 * Returns the data that a page of sections renders in addition to its own.
 * @param path the rendered path, which may be a further one of the page
 */
export function sectionsContext(
  site: Site,
  path: string,
  route: SectionsRoute,
  sections: readonly PreparedSection[] = route.sections,
): PageContext {
  return {
    ...surroundings(site, path, route.page, route.text()),
    groups: sections.some(({ section }) => section.showsPages) ? groupedPages(site) : [],
    posts: namedPosts(site, sections),
    list: route.kind === 'list' ? listView(site, route) : undefined,
  };
}

export function entryContext(site: Site, path: string, { page, entry }: EntryRoute): EntryContext {
  return {
    ...surroundings(site, path, page, entry.text()),
    others: siblingLinks(site, entry),
    related: relatedTo(site, entry),
    ownList: ownList(site, page),
  };
}

function surroundings(site: Site, path: string, page: SitePage, text: Text): Surroundings {
  const { company, words } = site;
  return { path, url: absoluteUrl(site, page.path), company, words, text, landing: site.landing(page.image) };
}

function ownList({ routes, company }: Site, { collection }: SitePage): OwnList | undefined {
  const name = collection && routes.get(collection.address)?.page.name;
  if (!collection || name === undefined) return undefined;
  const { leads, address: base } = collection;
  return { base, back: leads ? company.labels[leads.back] : name, others: leads ? company.labels[leads.others] : name };
}

function namedPosts({ collections }: Site, sections: readonly PreparedSection[]): Record<string, Teaser> {
  const named = sections.flatMap(({ section, data }) => textsOfKind('post', section.schema, data));
  const slugs = new Set(named.map(({ value }) => value));
  const posts = collections.flatMap(({ collection, entries }) => (collection.hasFeeds ? entries : []));
  return Object.fromEntries(posts.filter(({ slug }) => slugs.has(slug)).map((post) => [post.slug, post.teaser()]));
}

function listView(site: Site, route: Extract<SectionsRoute, { kind: 'list' }>): ListView {
  const { collection } = route.page;
  const { entries, address: _, ...numbers } = route.list;
  return {
    ...numbers,
    tags: route.tags,
    base: collection?.address ?? '',
    heading: listHeading(route.heading, route.list, site.company.labels),
    teasers: entries.map((entry) => entry.teaser()),
    hasFeeds: collection?.hasFeeds ?? false,
  };
}
