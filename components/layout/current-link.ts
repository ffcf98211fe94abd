type Links = {
  items: readonly { link?: string | undefined; items?: readonly { link: string }[] | undefined }[];
  action: { link: string };
};

const leadsTo = (link: string, path: string) => link === path || (link !== '/' && path.startsWith(`${link}/`));

/** Returns the URL of the header link to a page or its section; the longest of several. */
export function currentLink({ items, action }: Links, path: string): string | undefined {
  const links = [
    ...items.flatMap(({ link, items: below = [] }) => [link, ...below.map((item) => item.link)]),
    action.link,
  ];
  return links
    .filter((link): link is string => link !== undefined && leadsTo(link, path))
    .sort((a, b) => b.length - a.length)[0];
}
