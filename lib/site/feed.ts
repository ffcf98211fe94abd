import { Feed } from 'feed';
import { JSON_FEED, RSS_FEED } from '@/lib/shared/feeds';
import { socialImageOf } from '@/lib/shared/social-image';
import { absoluteUrl, withOrigin } from './absolute-url';
import { latest } from './order';
import { getSitePage } from './pages';
import type { Site } from './types';

/** Feed readers request the file every hour: it must not grow with the blog. */
const MAX_POSTS = 50;

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** Generates the blog's feed, with the newest posts in full. @throws when no collection has feeds */
export function blogFeed(site: Site): Feed {
  const { company, collections } = site;
  const loaded = collections.find(({ collection }) => collection.hasFeeds);
  if (!loaded) throw new Error('No collection is published as a feed');
  const base = loaded.collection.url;
  const { title, description } = getSitePage(site, base);
  const link = absoluteUrl(site, base);
  const author = { name: company.name, link: absoluteUrl(site, '/') };
  const newest = latest(loaded.entries);
  const feed = new Feed({
    id: link,
    link,
    title: `${company.name}: ${title}`,
    description,
    language: company.language,
    copyright: company.footer.copyright,
    favicon: absoluteUrl(site, '/favicon.ico'),
    image: absoluteUrl(site, '/icons/icon-512.png'),
    // Without a date, the library inserts the time of the build.
    updated: newest === undefined ? new Date(0) : midnight(newest),
    generator: company.name,
    feedLinks: { rss: absoluteUrl(site, RSS_FEED), json: absoluteUrl(site, JSON_FEED) },
    author,
  });
  for (const { path, title: headline, lead, date = '', updated, tags, text } of loaded.entries.slice(0, MAX_POSTS)) {
    const url = absoluteUrl(site, path);
    feed.addItem({
      id: url,
      link: url,
      title: headline,
      description: lead,
      content: withFullUrls(site, text().html, url),
      date: midnight(updated ?? date),
      published: midnight(date),
      author: [author],
      image: absoluteUrl(site, socialImageOf(path)),
      category: tags?.map((name) => ({ name })) ?? [],
    });
  }
  return feed;
}

/** Generates JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). The library generates version 1. */
export function blogFeedJson(site: Site): string {
  const { author, items, ...feed } = JSON.parse(blogFeed(site).json1());
  const withAuthors = ({ author: writer, ...item }: Record<string, unknown>) => ({ ...item, authors: [writer] });
  const { language } = site.company;
  const newer = { version: 'https://jsonfeed.org/version/1.1', language, authors: [author] };
  return JSON.stringify({ ...feed, ...newer, items: items.map(withAuthors) }, null, 2);
}

/**
 * Makes all URLs absolute, and removes image variants and SVG. Escapes every `]]>`: the library splits CDATA only once.
 */
function withFullUrls(site: Site, html: string, page: string): string {
  return html
    .replaceAll(']]>', ']]&gt;')
    .replace(/<source [^>]*>|<svg .*?<\/svg>/g, '')
    .replace(/ src="(\/[^"]*)"/g, (_, url: string) => ` src="${withOrigin(site, url)}"`)
    .replace(/ href="([/#][^"]*)"/g, (_, url: string) => {
      return ` href="${url.startsWith('#') ? page + url : absoluteUrl(site, url)}"`;
    });
}
