/** Which links of the navigation belong to the page that is shown. */

/** Pages whose link also marks what lies below them: a post marks Blog, a case study marks Case Study. */
const SECTIONS = ['/blog', '/case-study'];

/**
 * Whether a header link is the current one.
 * @param link the link's address
 * @param path the page's address, without a slash at its end
 */
export function isCurrent(link: string, path: string): boolean {
  return link === path || (SECTIONS.includes(link) && path.startsWith(`${link}/`));
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
