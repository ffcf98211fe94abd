/** Which links of the navigation belong to the page that is shown. */

type Links = {
  items: readonly { link?: string | undefined; items?: readonly { link: string }[] | undefined }[];
  action: { link: string };
};

/** Whether a link leads to a page, or to one above it: a post belongs to Blog, a case study to Case Study. */
const leadsTo = (link: string, path: string) => link === path || (link !== '/' && path.startsWith(`${link}/`));

/**
 * Finds the header link of a page.
 * @param path the page's path without a slash at its end; '' for a not-found page
 * @returns the link's URL, the longest where several lead to the page; undefined where none does
 */
export function currentLink({ items, action }: Links, path: string): string | undefined {
  const links = [
    ...items.flatMap(({ link, items: below = [] }) => [link, ...below.map((item) => item.link)]),
    action.link,
  ];
  return links
    .filter((link): link is string => link !== undefined && leadsTo(link, path))
    .sort((a, b) => b.length - a.length)[0];
}
