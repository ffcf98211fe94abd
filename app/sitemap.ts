import type { MetadataRoute } from 'next';
import { startOfDay } from '@/lib/content/day';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { changedOn } from '@/lib/site/order';
import { listedPages } from '@/lib/site/pages';
import type { Site } from '@/lib/site/types';
import { getPublishedSite } from './site';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return createSitemap(getPublishedSite());
}

/**
 * Returns all canonical URLs, those of entries with the day of their last change: https://www.sitemaps.org/protocol.html.
 * Next writes the XML without escaping; the schemas of origin, slugs and URLs admit no character that XML reserves.
 */
export const createSitemap = (site: Site): MetadataRoute.Sitemap =>
  listedPages(site).map((page) => {
    const day = changedOn(page);
    if (day === undefined) return { url: absoluteUrl(site, page.path) };
    return { url: absoluteUrl(site, page.path), lastModified: startOfDay(day, site.company.timeZone) };
  });
