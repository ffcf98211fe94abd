import type { MetadataRoute } from 'next';
import { absoluteUrl } from './absolute-url';
import { changedOn } from './order';
import { listedPages } from './pages';
import type { Site } from './types';

/**
 * Returns all canonical URLs, those of entries with the day of their last change: https://www.sitemaps.org/protocol.html.
 * Next writes the XML without escaping; the schemas of origin, slugs and URLs admit no character that XML reserves.
 */
export const sitemap = (site: Site): MetadataRoute.Sitemap =>
  listedPages(site).map((page) => {
    const day = changedOn(page);
    return { url: absoluteUrl(site, page.path), ...(day !== undefined && { lastModified: day }) };
  });
