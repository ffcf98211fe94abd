/** Which links of the navigation belong to the page that is shown. */

/**
 * Whether a header link is the current one: it leads to the page, or to one the page lies below. So a post marks Blog,
 * and a case study marks Case Study.
 * @param link the link's address
 * @param path the page's address, without a slash at its end
 */
export function isCurrent(link: string, path: string): boolean {
  return link === path || (link !== '/' && path.startsWith(`${link}/`));
}

/**
 * The address a route's segments stand for, as useSelectedLayoutSegments names them; the not-found page
 * (`/_not-found`) has none of its own, so nothing is current there.
 * @returns '/about', '/' for home, '' for the not-found page
 */
export function pathOf(segments: readonly string[]): string {
  if (segments.some((segment) => segment.includes('_not-found') || segment === '404')) return '';
  return `/${segments.filter((segment) => !/^[(_]/.test(segment)).join('/')}`;
}
