import type { MetadataRoute } from 'next';
import { sitemap as sitemapOf } from '@/lib/site/sitemap';
import { getPublishedSite } from './site';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapOf(getPublishedSite());
}
