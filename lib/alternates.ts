/** Other forms of what pages say: feeds of the blog, markdown of what was written at length. */
import { getSite } from './content';

/** Below the public root; the blog names both in its head. */
export const RSS_FEED = '/feed.xml';
export const JSON_FEED = '/feed.json';

/** The blog's feeds, as buildMetadata takes them. */
export function blogFeeds() {
  const { name, labels } = getSite();
  return {
    'application/rss+xml': [{ title: `${name}: ${labels.rssFeed}`, url: RSS_FEED }],
    'application/feed+json': [{ title: `${name}: ${labels.jsonFeed}`, url: JSON_FEED }],
  };
}

/** Where the markdown of a post or case study lies. */
export const markdownAddress = (path: string) => `${path}.md`;

/** The markdown twin of a page, as buildMetadata takes it. */
export function markdownTwin(title: string, path: string) {
  return { 'text/markdown': [{ title, url: markdownAddress(path) }] };
}
