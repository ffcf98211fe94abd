import type { Labels } from '@/lib/definitions/company';
import { withBasePath } from '@/lib/shared/base-path';
import { JSON_FEED, RSS_FEED } from '@/lib/shared/feeds';

/** Renders links to the blog's feeds. */
export function FeedLinks({ labels }: { labels: Labels }) {
  const feeds = [
    { url: RSS_FEED, type: 'application/rss+xml', label: labels.rssFeed },
    { url: JSON_FEED, type: 'application/feed+json', label: labels.jsonFeed },
  ];
  return (
    <ul className="sheet flex flex-wrap gap-x-8 pb-section text-sm print:hidden">
      {feeds.map(({ url, type, label }) => (
        <li key={url}>
          <a href={withBasePath(url)} type={type} className="text-link">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
