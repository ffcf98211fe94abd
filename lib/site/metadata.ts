import type { Metadata } from 'next';
import { startOfDay } from '@/lib/content/day';
import { MAX_TITLE_LENGTH } from '@/lib/model/fields';
import { absoluteUrl } from './absolute-url';
import { type AnyPage, BLOG, getPage, RSS_FEED } from './pages';
import type { Site } from './types';

type Head = Pick<AnyPage, 'path' | 'title' | 'shortTitle' | 'description'>;
type Options = {
  noindex?: boolean;
  article?: { date?: string | undefined; updated?: string | undefined };
  hasFeed?: boolean;
};

/** Returns the document title: 'Contact | Spanwell', without the site's name if both are too long. */
export function documentTitle(title: string, siteName: string): string {
  const both = `${title} | ${siteName}`;
  return both.length <= MAX_TITLE_LENGTH ? both : title;
}

/** Returns the metadata of the page at a URL; of the blog and its posts with the feed. @throws if there is no page */
export function pageMetadata(site: Site, url: string): Metadata {
  const page = getPage(site, url);
  const { path, type, date, updated, indexed } = page;
  return buildMetadata(site, page, {
    noindex: indexed === false,
    hasFeed: path === BLOG || type === 'post',
    ...((type === 'post' || type === 'article') && { article: { date, updated } }),
  });
}

/** In pixels, as link previews expect. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 };

export const SOCIAL_IMAGE_FOLDER = '/og/';

/** Returns the path of a page's social image: /og/blog--a-post.png. No slug has a double hyphen. */
export function toSocialImagePath(path: string): string {
  return `${SOCIAL_IMAGE_FOLDER}${path === '/' ? 'home' : path.slice(1).replaceAll('/', '--')}.png`;
}

export function buildMetadata(site: Site, head: Head, options: Options = {}): Metadata {
  const { path, title, shortTitle = title, description } = head;
  const { noindex, article, hasFeed } = options;
  const { company } = site;
  const name = documentTitle(shortTitle, company.name);
  const url = absoluteUrl(site, path);
  const preview = { url: absoluteUrl(site, toSocialImagePath(path)), alt: name };
  const images = [{ ...preview, ...SOCIAL_IMAGE, type: 'image/png' }];
  const feed = { title: `${company.name}: ${company.labels.rssFeed}`, url: absoluteUrl(site, RSS_FEED) };
  const locale = company.language.replace('-', '_');
  const shared = { title: shortTitle, description, url, siteName: company.name, locale, images };
  return {
    metadataBase: new URL(company.origin),
    title: name,
    description,
    ...(noindex || site.withDrafts
      ? { robots: { index: false } }
      : { alternates: { canonical: url, ...(hasFeed && { types: { 'application/rss+xml': [feed] } }) } }),
    openGraph: article
      ? {
          ...shared,
          type: 'article',
          ...(article.date && { publishedTime: startOfDay(article.date, company.timeZone) }),
          ...(article.updated && { modifiedTime: startOfDay(article.updated, company.timeZone) }),
        }
      : { ...shared, type: 'website' },
    twitter: { card: 'summary_large_image', title: shortTitle, description, images: [preview] },
  };
}
