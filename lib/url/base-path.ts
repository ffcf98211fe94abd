/** The folder of the site's URL, such as /repository on GitHub Pages; '' at the root of a domain. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Adds the base path to a root-relative URL and removes its trailing slash; returns others unchanged. */
export function withBasePath(url: string): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  return `${BASE_PATH}${url}`.replace(/(.)\/(?=[?#]|$)/, '$1');
}

export function withoutBasePath(url: string): string {
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  const path = url.slice(BASE_PATH.length);
  return path.startsWith('/') ? path : `/${path}`;
}
