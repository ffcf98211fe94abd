/** Every kind of content file: its schema, where it is shown, and whether the text below its front matter is. */
import type { z } from 'zod';
import * as schemas from './schema';

export type Kind = {
  schema: z.ZodObject;
  /** Address of the page; what stands before the slug for a collection; none for parts that several pages share. */
  address?: string;
  /** Whether the markdown below the front matter is shown. */
  body: boolean;
};

/** content/site.md */
export const SITE = { schema: schemas.siteSchema, body: false } satisfies Kind;

/** content/pages/<name>.md */
export const PAGES = {
  home: { schema: schemas.homeSchema, address: '/', body: false },
  about: { schema: schemas.aboutSchema, address: '/about', body: true },
  contact: { schema: schemas.contactSchema, address: '/contact', body: false },
  'cyber-security': { schema: schemas.cyberSecuritySchema, address: '/cyber-security', body: false },
  'cyber-security-training': { schema: schemas.trainingSchema, address: '/cyber-security-training', body: false },
  'it-services': { schema: schemas.itServicesSchema, address: '/it-services', body: false },
  'staff-augmentation': { schema: schemas.staffAugmentationSchema, address: '/staff-augmentation', body: false },
  governance: { schema: schemas.governanceSchema, address: '/governance', body: true },
  'case-study': { schema: schemas.listPageSchema, address: '/case-study', body: false },
  blog: { schema: schemas.listPageSchema, address: '/blog', body: false },
  industry: { schema: schemas.industryPageSchema, body: false },
  'coming-soon': { schema: schemas.comingSoonSchema, body: false },
  'not-found': { schema: schemas.notFoundSchema, body: false },
  search: { schema: schemas.searchSchema, address: '/search', body: false },
} satisfies Record<string, Kind>;

/** content/<folder>/<slug>.md */
export const COLLECTIONS = {
  industries: { schema: schemas.industrySchema, address: '', body: false },
  products: { schema: schemas.productSchema, address: '', body: false },
  'case-studies': { schema: schemas.caseStudySchema, address: '/case-study', body: true },
  blog: { schema: schemas.postSchema, address: '/blog', body: true },
} satisfies Record<string, Kind>;

/**
 * The kind of a content file.
 * @param folder below content/, '' for content/ itself
 * @param name without .md
 */
export function kindOf(folder: string, name: string): Kind | undefined {
  if (folder === '') return name === 'site' ? SITE : undefined;
  if (folder === 'pages') return Object.entries<Kind>(PAGES).find(([page]) => page === name)?.[1];
  return Object.entries<Kind>(COLLECTIONS).find(([collection]) => collection === folder)?.[1];
}
