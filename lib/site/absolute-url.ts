import { withBasePath } from '@/lib/shared/base-path';
import type { Site } from './types';

type Origin = { company: Pick<Site['company'], 'origin'> };

/** The full address of a file whose address has the base path already, as those of pictures have. */
export const withOrigin = ({ company }: Origin, address: string) => `${company.origin}${address}`;

/**
 * The full address of a page or file, as search engines and other sites know it.
 * @param address from the site's root, such as /about; a full address comes back as it is
 */
export function absoluteUrl({ company }: Origin, address: string): string {
  if (!address.startsWith('/')) return address;
  // The home page has no slash at its end, like every other page.
  return `${company.origin}${withBasePath(address)}`.replace(/\/$/, '');
}
