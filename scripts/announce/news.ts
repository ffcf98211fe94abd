/** Which addresses search engines should visit again after a change. */
import type { Change, Changes } from '../changes/compare';
import { SAID } from '../changes/page';

/** What search engines read of a page. */
const READ: readonly Change['what'][] = SAID;

/**
 * New pages, those whose own words have changed, and old addresses that lead on or are gone. What changes on every page
 * alike, such as a line of the footer, is no news of any of them.
 * @param pageCount how many pages there are now
 * @param listed addresses in the sitemap of now: only these are meant for search engines
 */
export function newsOf({ pages, changed }: Changes, pageCount: number, listed: ReadonlySet<string>): string[] {
  const shared = pageCount - pages.new.length;
  const own = changed.filter(({ what, pages: on }) => READ.includes(what) && (on.length < shared || shared === 1));
  const there = [
    ...pages.new.map(({ address }) => address),
    ...pages.moved.map(({ to }) => to),
    ...own.flatMap(({ pages: on }) => on),
  ].filter((address) => listed.has(address));
  const left = [...pages.moved.map(({ from }) => from), ...pages.gone.map(({ address }) => address)];
  return [...new Set([...there, ...left])].sort();
}

/**
 * The addresses of a sitemap, from the website's root.
 * @param xml of the sitemap or one of its parts
 * @param site the address of the website, without a slash at its end
 */
export const addressesOf = (xml: string, site: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, url = '']) => {
    const address = url.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
    return address === site || address.startsWith(`${site}/`) ? [address.slice(site.length) || '/'] : [];
  });
