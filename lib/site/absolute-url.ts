import { withBasePath } from '@/lib/url/base-path';
import type { Site } from './types';

type Origin = { company: Pick<Site['company'], 'origin'> };

/** Returns the full URL of a path that already contains the base path. */
export const withOrigin = ({ company }: Origin, url: string) => `${company.origin}${url}`;

/** Returns the canonical URL of a path from the site's root, such as /about; returns full URLs unchanged. */
export function absoluteUrl({ company }: Origin, url: string): string {
  if (!url.startsWith('/')) return url;
  return `${company.origin}${withBasePath(url)}`.replace(/\/$/, '');
}
