import { z } from 'zod';
import { address, image, line, order, seo, state } from './blocks';
import type { GroupName } from './words';

export type PageKind = { group: GroupName | undefined; type: PageType };

/** What a page is to search engines: see lib/site/structured-data. */
export type PageType = 'home' | 'page' | 'about' | 'contact' | 'service' | 'list' | 'post' | 'article' | 'search';

/** By `kind` in the front matter; default: page. */
export const PAGE_KINDS = {
  page: { group: 'company', type: 'page' },
  about: { group: 'company', type: 'about' },
  contact: { group: 'company', type: 'contact' },
  service: { group: 'services', type: 'service' },
  /** In no list of pages. */
  search: { group: undefined, type: 'search' },
} as const satisfies Record<string, PageKind>;

const KIND_NAMES = ['page', 'about', 'contact', 'service', 'search'] as const satisfies (keyof typeof PAGE_KINDS)[];

/** All fields but `sections`. */
export const pageHeadSchema = z.strictObject({
  ...seo,
  /** For breadcrumbs and links, if the title is too long. */
  navLabel: line.optional(),
  kind: z.enum(KIND_NAMES).optional(),
  order: order.optional(),
  /** Further URLs of the page; its own is the canonical one. */
  alsoAt: z.array(address).max(5).optional(),
  /** For link previews; default: the first image of the page. */
  socialPicture: image.optional(),
  ...state,
});

export const HOME = 'home';
