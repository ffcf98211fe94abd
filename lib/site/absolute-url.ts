import { withBasePath } from '@/lib/shared/base-path';
import type { Site } from './types';

type Origin = { company: Pick<Site['company'], 'origin'> };

/** Returns the full URL of a path that contains the base path already. */
export const withOrigin = ({ company }: Origin, address: string) => `${company.origin}${address}`;

/** Returns the canonical URL of a path from the site's root, such as /about; returns full URLs unchanged. */
export function absoluteUrl({ company }: Origin, address: string): string {
  if (!address.startsWith('/')) return address;
  return `${company.origin}${withBasePath(address)}`.replace(/\/$/, '');
}
