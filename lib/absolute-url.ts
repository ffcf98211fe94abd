import { withBasePath } from './base-path';
import { getSite } from './content';

/** The full address of a file whose address has the base path already, as those of lib/pictures.ts have. */
export const withOrigin = (address: string) => `${getSite().origin}${address}`;

/**
 * The full address of a page or file, as search engines and other sites know it.
 * @param address from the site's root, such as /about; a full address comes back as it is
 */
export function absoluteUrl(address: string): string {
  if (!address.startsWith('/')) return address;
  // The home page has no slash at its end, like every other page.
  return `${getSite().origin}${withBasePath(address)}`.replace(/\/$/, '');
}
