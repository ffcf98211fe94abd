import type { EntryRoute, SectionsRoute, Site } from '@/lib/site/types';
import { missingPage } from './missing-page';

/** Finds the page of sections at a URL. */
export function findSections(site: Site, url: string): SectionsRoute {
  const route = site.routes.get(url);
  return route && route.type !== 'entry' ? route : missingPage(site, url);
}

/** Finds the post or case study at a URL. */
export function findEntry(site: Site, url: string): EntryRoute {
  const route = site.routes.get(url);
  return route?.type === 'entry' ? route : missingPage(site, url);
}

/** Returns the posts or case studies, as parameters of their route. */
export const slugsIn = ({ collections }: Site, folder: 'blog' | 'case-studies'): { slug: string }[] =>
  collections.flatMap(({ collection, entries }) =>
    collection.folder === folder ? entries.map(({ slug }) => ({ slug })) : [],
  );
