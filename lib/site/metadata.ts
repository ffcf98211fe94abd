/** Generates the metadata of every page. */
import type { Metadata } from 'next';
import { SOCIAL_PICTURE, socialPictureOf } from '@/lib/shared/social-picture';
import { absoluteUrl } from './absolute-url';
import { type Alternates, blogFeeds, markdownExport } from './alternates';
import { documentTitle } from './document-title';
import { picturedPage } from './pages';
import type { Site, SitePage, SiteRoute } from './types';

type Head = Pick<SitePage, 'path' | 'title' | 'shortTitle' | 'description'>;
type Options = {
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** The pages of the list before and after this one. */
  previous?: string | undefined;
  next?: string | undefined;
  /** Of a post or a case study. */
  article?: { date?: string | undefined; updated?: string | undefined };
  /** Other formats of the page, by media type. */
  alternates?: Alternates;
};

export function routeMetadata(site: Site, route: SiteRoute): Metadata {
  const { page } = route;
  const { collection } = page;
  const feeds = collection?.hasFeeds ? blogFeeds(site) : {};
  if (route.kind === 'list') {
    const { previous, next } = route.list;
    return buildMetadata(site, page, { previous, next, alternates: feeds });
  }
  if (route.kind === 'page' || !collection) return buildMetadata(site, page);
  const markdown = collection.hasMarkdown ? markdownExport(page.title, page.path) : {};
  const { date, updated } = route.entry;
  return buildMetadata(site, page, { article: { date, updated }, alternates: { ...feeds, ...markdown } });
}

/** Returns title, description, canonical URL and link preview of a page. */
export function buildMetadata(site: Site, head: Head, options: Options = {}): Metadata {
  const { path, title, shortTitle = title, description } = head;
  const { noindex, previous, next, article, alternates = {} } = options;
  const { company } = site;
  const name = documentTitle(shortTitle, company.name);
  const url = absoluteUrl(site, path);
  const picture = { url: absoluteUrl(site, socialPictureOf(picturedPage(site, path))), alt: name };
  const images = [{ ...picture, ...SOCIAL_PICTURE, type: 'image/png' }];
  const types = Object.fromEntries(
    Object.entries(alternates).map(([type, files]) => [
      type,
      files.map((file) => ({ ...file, url: absoluteUrl(site, file.url) })),
    ]),
  );
  const locale = company.language.replace('-', '_');
  const shared = { title, description, url, siteName: company.name, locale, images };
  return {
    metadataBase: new URL(company.origin),
    title: name,
    description,
    ...((previous ?? next) && {
      pagination: { previous: previous && absoluteUrl(site, previous), next: next && absoluteUrl(site, next) },
    }),
    ...(noindex ? { robots: { index: false } } : { alternates: { canonical: url, types } }),
    openGraph: article
      ? {
          ...shared,
          type: 'article',
          ...(article.date && { publishedTime: article.date }),
          ...(article.updated && { modifiedTime: article.updated }),
        }
      : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  };
}
