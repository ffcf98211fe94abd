/** Other forms of what pages say: feeds of the blog, markdown of what was written at length. */
import { JSON_FEED, RSS_FEED } from '@/lib/shared/feeds';
import type { Site } from './types';

export type Alternates = Record<string, { title: string; url: string }[]>;

/** The blog's feeds, as buildMetadata takes them. */
export function blogFeeds({ company: { name, labels } }: Pick<Site, 'company'>): Alternates {
  return {
    'application/rss+xml': [{ title: `${name}: ${labels.rssFeed}`, url: RSS_FEED }],
    'application/feed+json': [{ title: `${name}: ${labels.jsonFeed}`, url: JSON_FEED }],
  };
}

/** Where the markdown of a post or case study lies. */
export const markdownAddress = (path: string) => `${path}.md`;

/** The markdown of a page, as buildMetadata takes it. */
export const markdownExport = (title: string, path: string): Alternates => ({
  'text/markdown': [{ title, url: markdownAddress(path) }],
});
