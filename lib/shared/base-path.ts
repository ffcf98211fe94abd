/** The folder the site is served from, '' at the root of a domain: /repository on a GitHub Pages project site. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Puts the base path before a root-relative address; other addresses come back as they are. */
export function withBasePath(address: string): string {
  return address.startsWith('/') && !address.startsWith('//') ? `${BASE_PATH}${address}` : address;
}
