import { Feed } from 'feed';
import { RSS_FEED } from '@/lib/shared/feeds';
import { absoluteUrl, withOrigin } from './absolute-url';
import { latest } from './order';
import { getSitePage } from './pages';
import type { Site } from './types';

/** Feed readers request the file every hour: it must not grow with the blog. */
const MAX_POSTS = 50;

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** Generates the blog's RSS feed, with the newest posts in full. @throws when no collection has a feed */
export function blogFeed(site: Site): string {
  const { company, collections } = site;
  const loaded = collections.find(({ collection }) => collection.hasFeed);
  if (!loaded) throw new Error('No collection is published as a feed');
  const base = loaded.collection.url;
  const { description } = getSitePage(site, base);
  const link = absoluteUrl(site, base);
  const newest = latest(loaded.entries);
  const feed = new Feed({
    id: link,
    link,
    title: `${company.name} ${loaded.collection.label.toLowerCase()}`,
    description,
    language: company.language,
    copyright: company.footer.copyright,
    image: absoluteUrl(site, '/icons/icon-512.png'),
    // Without a date, the library inserts the time of the build.
    updated: newest === undefined ? new Date(0) : midnight(newest),
    generator: company.name,
    feed: absoluteUrl(site, RSS_FEED),
  });
  for (const { path, title: headline, lead, date = '', text } of loaded.entries.slice(0, MAX_POSTS)) {
    const url = absoluteUrl(site, path);
    feed.addItem({
      id: url,
      link: url,
      title: headline,
      description: lead,
      content: withFullUrls(site, text().html, url),
      date: midnight(date),
      // RSS admits only an email address as <author>: https://www.rssboard.org/rss-profile#element-channel-item-dc-creator
      extensions: [{ name: 'dc:creator', objects: { _text: company.name } }],
    });
  }
  return feed.rss2();
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
