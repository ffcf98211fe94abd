/** What stands between a page's title and the site's name in a browser tab and a search result. */
const BETWEEN = ' | ';

/** Shortest and longest title a search engine shows whole, the site's name included. */
export const HEAD_TITLE_LENGTH = { min: 10, max: 65 };

/** The title of a page's head: 'Contact | Spanwell'. */
export function headTitle(title: string, siteName: string): string {
  return `${title}${BETWEEN}${siteName}`;
}

/** How many characters a page's own title may have beside the site's name. */
export function roomForTitle(siteName: string): number {
  return HEAD_TITLE_LENGTH.max - BETWEEN.length - siteName.length;
}
