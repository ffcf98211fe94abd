import { RSS_FEED } from '@/lib/site/pages';
import { withBasePath } from '@/lib/url/base-path';

export function FeedLink({ label }: { label: string }) {
  return (
    <p className="sheet -mt-8 pb-section text-sm print:hidden">
      <a href={withBasePath(RSS_FEED)} type="application/rss+xml" className="text-link">
        {label}
      </a>
    </p>
  );
}
