/** The folder of the site's URL, '' at the root of a domain: /repository on a GitHub Pages project site. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Adds the base path to a root-relative URL and removes its trailing slash; returns others unchanged. */
export function withBasePath(address: string): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  return `${BASE_PATH}${address}`.replace(/(.)\/(?=[?#]|$)/, '$1');
}
