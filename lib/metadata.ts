/** One helper for the head of every page. */
import type { Metadata } from 'next';
import { absoluteUrl } from './absolute-url';
import { getSite } from './content';
import { headTitle } from './head-title';
import { picturedPage } from './pages';
import { SOCIAL_PICTURE, socialPictureOf } from './social-picture';

type Page = {
  title: string;
  /** Stands in for a title too long for a search result. */
  shortTitle?: string | undefined;
  description: string;
  /** Canonical address of the page, from the root; an alias names its original. */
  path: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** Addresses of the pages before and after this one, where it is one of several that make a list. */
  previous?: string | undefined;
  next?: string | undefined;
  /** For what was written on a day: a post, a case study. */
  article?: { date?: string | undefined; updated?: string | undefined };
  /** Other forms of what the page says, by media type: its feed, its markdown. */
  alternates?: Record<string, { title: string; url: string }[]>;
};

/**
 * Title, description, canonical address, and what link previews show.
 * @param page what the page's content says, and where it stands
 */
export function buildMetadata(page: Page): Metadata {
  const { title, shortTitle = title, description, path, noindex, previous, next, article, alternates = {} } = page;
  const site = getSite();
  const name = headTitle(shortTitle, site.name);
  const url = absoluteUrl(path);
  const picture = { url: absoluteUrl(socialPictureOf(picturedPage(path))), alt: name };
  const images = [{ ...picture, ...SOCIAL_PICTURE, type: 'image/png' }];
  const types = Object.fromEntries(
    Object.entries(alternates).map(([type, files]) => [
      type,
      files.map((file) => ({ ...file, url: absoluteUrl(file.url) })),
    ]),
  );
  const shared = { title, description, url, siteName: site.name, locale: site.language.replace('-', '_'), images };
  return {
    metadataBase: new URL(site.origin),
    title: name,
    description,
    ...((previous ?? next) && {
      pagination: { previous: previous && absoluteUrl(previous), next: next && absoluteUrl(next) },
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
