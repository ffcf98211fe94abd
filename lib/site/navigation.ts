import type { MenuItem } from '@/lib/model/company';
import { findSmallBridge } from '@/lib/model/image-file';
import type { Post } from '@/lib/model/kinds';
import { findPage } from './pages';
import type { Site } from './types';

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

/** Returns the menu. The page is in the drop-down with its link, or if no link leads to it, with a page of its group. */
export function menuItems(site: Site, url: string): MenuItem[] {
  const { navigation } = site.company;
  const current = currentLink(navigation, url);
  const group = findPage(site, url)?.group;
  const holdsPage = (link: string) => (current ? link === current : group && findPage(site, link)?.group === group);
  const holder = navigation.items.find(({ items }) => items?.some(({ link }) => holdsPage(link)));
  const findImage = (path: string) => findSmallBridge(findPage(site, path)?.image)?.src;
  return navigation.items.map((item) => ({
    ...item,
    isCurrent: item === holder,
    items: item.items?.map((link) => ({ ...link, image: findImage(link.link) })),
  }));
}

/** Returns the illustration of the home page; undefined if home has a photo. */
export function homeIllustration(site: Site) {
  const found = findPage(site, '/')?.image;
  return found?.kind === 'illustration' ? found : undefined;
}

export type NamedLink = { label: string; link: string; rel?: 'prev' | 'next'; note?: string; stage?: number };

type Named = {
  slug: string;
  path: string;
  title: string;
  navLabel?: string | undefined;
  stage?: number | undefined;
};

const MAX_LINKS = 5;

/** Returns links to the following entries, in a circle. Each entry is linked, and no page lists all of them. */
export function followingEntries(entries: readonly Named[], slug: string): NamedLink[] {
  const place = entries.findIndex((entry) => entry.slug === slug);
  const after = entries.slice(place + 1, place + 1 + MAX_LINKS);
  const before = entries.slice(0, Math.max(0, Math.min(place, MAX_LINKS - after.length)));
  return [...before, ...after].map(linkTo);
}

export function newerAndOlder({ posts, company: { labels } }: Site, { slug }: Post): NamedLink[] {
  const place = posts.findIndex((post) => post.slug === slug);
  const newer = posts[place - 1];
  const older = posts[place + 1];
  return [
    ...(newer ? [{ ...linkTo(newer), rel: 'prev' as const, note: labels.newer }] : []),
    ...(older ? [{ ...linkTo(older), rel: 'next' as const, note: labels.older }] : []),
  ];
}

const linkTo = ({ navLabel, title, path, stage }: Named): NamedLink => ({
  label: navLabel ?? title,
  link: path,
  ...(stage && { stage }),
});
