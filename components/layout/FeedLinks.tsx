import type { Labels } from '@/lib/definitions/company';
import { withBasePath } from '@/lib/shared/base-path';
import { JSON_FEED, RSS_FEED } from '@/lib/shared/feeds';

/** Renders links to the blog's feeds. */
export function FeedLinks({ labels }: { labels: Labels }) {
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
