import { notFound, permanentRedirect } from 'next/navigation';
import type { Site } from '@/lib/site/types';

/** Responds to a URL without a page. In the preview, it redirects old URLs, as hosts do for the export. */
export function missingPage({ redirects }: Site, url: string): never {
  const target = redirects.get(url);
  return target === undefined ? notFound() : permanentRedirect(target);
}
