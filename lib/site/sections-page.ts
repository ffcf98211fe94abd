/** All that a page of sections is drawn from. */
import { textsOfKind } from '@/lib/content/fields';
import type { ListView, PageContext, Teaser } from '@/lib/definitions/context';
import type { PlacedSection } from '@/lib/definitions/section';
import { listHeading } from '@/lib/shared/paginated-collection';
import { absoluteUrl } from './absolute-url';
import { groupedPages } from './groups';
import { type PageFacts, pageFacts } from './page-facts';
import type { SectionsRoute, Site, SiteRoute } from './types';

/** The part that is the page's own; its text apart, which is made when it is drawn. */
export type SectionsPage = PageFacts & {
  title: string;
  isDraft: boolean | undefined;
  sections: readonly { id: string | undefined; name: string; data: unknown }[];
  own: Omit<PageContext, 'company' | 'words' | 'text'>;
};

/** A section that a page has, or that is drawn as if it had: what it asks of the site is known by its data. */
type Asking = Pick<PlacedSection, 'section' | 'data'>;

/** @param path the address that is shown, which may be a further one of the page */
export const sectionsPage = (site: Site, path: string, route: SectionsRoute): SectionsPage => ({
  ...pageFacts(site, route),
  title: route.page.title,
  isDraft: route.page.draft,
  sections: route.sections.map(({ id, section, data }) => ({ id, name: section.label, data })),
  own: ownContext(site, path, route, route.sections),
});

/** What its sections get: its own, and what all pages have. */
export const sectionsContext = (
  { company, words }: Site,
  { own }: Pick<SectionsPage, 'own'>,
  route: SectionsRoute,
): PageContext => ({ ...own, company, words, text: route.text() });

/** What a section would get on a page that is not its own. */
export const contextElsewhere = (site: Site, path: string, route: SectionsRoute, section: Asking): PageContext =>
  sectionsContext(site, { own: ownContext(site, path, route, [section]) }, route);

function ownContext(site: Site, path: string, route: SectionsRoute, sections: readonly Asking[]): SectionsPage['own'] {
  const showsPages = sections.some(({ section }) => section.showsPages);
  return {
    path,
    url: absoluteUrl(site, route.page.path),
    landing: site.landing(route.page.image),
    groups: showsPages ? listedPages(site) : [],
    posts: postsNamed(site, sections),
    list: route.kind === 'list' ? listView(site, route) : undefined,
  };
}

const listedPages = (site: Site): PageContext['groups'] =>
  groupedPages(site).map(({ heading, pages }) => ({
    heading,
    pages: pages.map(({ path, name, description }) => ({ path, name, description })),
  }));

function postsNamed({ collections }: Site, sections: readonly Asking[]): Record<string, Teaser> {
  const named = sections.flatMap(({ section, data }) => textsOfKind('post', section.schema, data));
  const slugs = new Set(named.map(({ value }) => value));
  if (slugs.size === 0) return {};
  const posts = collections.flatMap(({ collection, entries }) => (collection.hasFeeds ? entries : []));
  return Object.fromEntries(posts.filter(({ slug }) => slugs.has(slug)).map((post) => [post.slug, post.teaser()]));
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
