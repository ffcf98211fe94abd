import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { getSite } from './site';

export const dynamic = 'force-static';

/** Canonical pages only; a date only where the content gives one. */
export default function sitemap(): MetadataRoute.Sitemap {
  const site = getSite();
  return [...site.pages, ...site.listPages].map(({ path, updated }) => ({
    url: absoluteUrl(site, path),
    ...(updated && { lastModified: updated }),
  }));
}
