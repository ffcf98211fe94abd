/** The folder the site is served from, '' at the root of a domain: /repository on a GitHub Pages project site. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Puts the base path before a root-relative address, which keeps no slash at its end; others come back as they are. */
export function withBasePath(address: string): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  return `${BASE_PATH}${address}`.replace(/(.)\/(?=[?#]|$)/, '$1');
}
