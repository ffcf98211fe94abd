import type { MenuItem } from '@/lib/content/schemas/company';
import { findPage } from './pages';
import type { Site } from './types';

/** Returns the header's items, each link of a drop-down with the small illustration of its page, if there is one. */
export function menuItems(site: Site): MenuItem[] {
  const imageOf = (path: string) => {
    const found = findPage(site, path)?.image;
    return found?.kind === 'illustration' ? found.small?.src : undefined;
  };
  return site.company.navigation.items.map(({ items, ...item }) => ({
    ...item,
    items: items?.map((link) => ({ ...link, image: imageOf(link.link) })),
  }));
}

/** Returns the illustration of the home page; undefined if home has a photo. */
export function homeIllustration(site: Site) {
  const found = findPage(site, '/')?.image;
  return found?.kind === 'illustration' ? found : undefined;
}
