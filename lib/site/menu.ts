import type { MenuItem } from '@/lib/definitions/company';
import type { Site } from './types';

type Parts = Pick<Site, 'company' | 'routes'>;

/** Returns the header's items, each link of a drop-down with the small illustration of its page, if there is one. */
export function menuItems({ company, routes }: Parts): MenuItem[] {
  const imageOf = (path: string) => {
    const found = routes.get(path)?.page.image;
    return found?.kind === 'illustration' ? found.small?.src : undefined;
  };
  return company.navigation.items.map(({ items, ...item }) => ({
    ...item,
    items: items?.map((link) => ({ ...link, image: imageOf(link.link) })),
  }));
}

/** Returns the illustration of the home page; undefined if home has a photo. */
export function homeIllustration({ routes }: Parts) {
  const found = routes.get('/')?.page.image;
  return found?.kind === 'illustration' ? found : undefined;
}
