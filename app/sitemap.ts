import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/absolute-url';
import { getListPages, getSitePages } from '@/lib/pages';

export const dynamic = 'force-static';

/** Canonical pages only; a date only where the content gives one. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [...getSitePages(), ...getListPages()].map(({ path, updated }) => ({
    url: absoluteUrl(path),
    ...(updated && { lastModified: updated }),
  }));
}
