/** Other formats of pages, as buildMetadata takes them: the blog's feeds, Markdown. */
import { JSON_FEED, RSS_FEED } from '@/lib/shared/feeds';
import type { Site } from './types';

export type Alternates = Record<string, { title: string; url: string }[]>;

export function blogFeeds({ company: { name, labels } }: Pick<Site, 'company'>): Alternates {
  return {
    'application/rss+xml': [{ title: `${name}: ${labels.rssFeed}`, url: RSS_FEED }],
    'application/feed+json': [{ title: `${name}: ${labels.jsonFeed}`, url: JSON_FEED }],
  };
}

export const markdownAddress = (path: string) => `${path}.md`;

export const markdownExport = (title: string, path: string): Alternates => ({
  'text/markdown': [{ title, url: markdownAddress(path) }],
});
