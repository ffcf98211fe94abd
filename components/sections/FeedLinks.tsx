import { JSON_FEED, RSS_FEED } from '@/lib/alternates';
import { withBasePath } from '@/lib/base-path';
import type { Site } from '@/lib/content/schema';

/** The blog's feeds, for readers who follow many blogs. */
export function FeedLinks({ labels }: { labels: Site['labels'] }) {
  return (
    <ul className="sheet flex flex-wrap gap-x-8 pb-section text-sm print:hidden">
      <li>
        <a href={withBasePath(RSS_FEED)} type="application/rss+xml" className="text-link">
          {labels.rssFeed}
        </a>
      </li>
      <li>
        <a href={withBasePath(JSON_FEED)} type="application/feed+json" className="text-link">
          {labels.jsonFeed}
        </a>
      </li>
    </ul>
  );
}
