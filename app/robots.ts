import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/absolute-url';
import { withBasePath } from '@/lib/base-path';

export const dynamic = 'force-static';

/** Everything may be crawled but the answers of the search, of which there is no end. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: withBasePath('/'), disallow: withBasePath('/search?') },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
