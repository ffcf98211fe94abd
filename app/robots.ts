import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { BASE_PATH } from '@/lib/url/base-path';
import { getSite } from './site';

export const dynamic = 'force-static';

/** Allows all pages but search results, which are endless. A site with drafts is for colleagues only. */
export default function robots(): MetadataRoute.Robots {
  if (getSite().withDrafts) return { rules: { userAgent: '*', disallow: '/' } };
  return {
    rules: { userAgent: '*', allow: `${BASE_PATH}/`, disallow: `${BASE_PATH}/search?` },
    sitemap: absoluteUrl(getSite(), '/sitemap.xml'),
  };
}
