/** content/pages/**.md: the head of a page, and what it is to search engines. Its sections come from components/sections. */
import { z } from 'zod';
import { address, image, line, order, seo, state } from './blocks';
import type { GroupName } from './words';

/** What a page is: the heading it is listed under, and its schema.org type. */
export type PageKind = { group: GroupName | undefined; type: PageType };

/** What a page is to search engines; lib/site/structured-data has each in schema.org's words. */
export type PageType = 'home' | 'page' | 'about' | 'contact' | 'service' | 'list' | 'post' | 'article' | 'search';

/** By the `kind` of the front matter; a page without one is a `page`. */
export const PAGE_KINDS = {
  page: { group: 'company', type: 'page' },
  about: { group: 'company', type: 'about' },
  contact: { group: 'company', type: 'contact' },
  service: { group: 'services', type: 'service' },
  /** The search itself stands in no list of pages. */
  search: { group: undefined, type: 'search' },
} as const satisfies Record<string, PageKind>;

const KIND_NAMES = ['page', 'about', 'contact', 'service', 'search'] as const satisfies (keyof typeof PAGE_KINDS)[];

/** Everything but `sections`. */
export const pageHeadSchema = z.strictObject({
  ...seo,
  /** The name in breadcrumbs and lists of links, where the title is too long. */
  navLabel: line.optional(),
  kind: z.enum(KIND_NAMES).optional(),
  order: order.optional(),
  /** Further addresses that show the same page, which stays the one search engines keep. */
  alsoAt: z.array(address).max(5).optional(),
  /** For link previews; the first picture of the page without it. */
  socialPicture: image.optional(),
  ...state,
});

/** The file that is the home page. */
export const HOME = 'home';
