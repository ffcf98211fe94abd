/** Every kind of content file there is: where it lies, its schema, and what marketing staff call it. */
import type { z } from 'zod';
import * as schemas from '../../lib/content/schema';

type Kind = {
  name: string;
  label: string;
  schema: z.ZodObject;
  /** What the markdown below the front matter is for; kinds without it have none. */
  body?: string;
};

/** A file of its own: the company facts, or the copy of one page. */
export type SingleFile = Kind & { file: string };

/** A folder in which every file is a page; the file's name is the end of its address. */
export type Folder = Kind & { folder: string; singular: string; address: string };

const page = (name: string, label: string, schema: z.ZodObject, body?: string): SingleFile => ({
  name,
  label,
  schema,
  file: `content/pages/${name}.md`,
  ...(body && { body }),
});

export const SITE: SingleFile = {
  name: 'site',
  label: 'Company, menu and footer',
  file: 'content/site.md',
  schema: schemas.siteSchema,
};

export const PAGES: readonly SingleFile[] = [
  page('home', 'Home', schemas.homeSchema),
  page('about', 'About us', schemas.aboutSchema, 'The brand story.'),
  page('contact', 'Contact', schemas.contactSchema),
  page('cyber-security', 'Cyber security', schemas.cyberSecuritySchema),
  page('cyber-security-training', 'Cyber security training', schemas.trainingSchema),
  page('it-services', 'IT services', schemas.itServicesSchema),
  page('staff-augmentation', 'Staff augmentation', schemas.staffAugmentationSchema),
  page('governance', 'Governance', schemas.governanceSchema, 'The text about data security.'),
  page('case-study', 'List of case studies', schemas.listPageSchema),
  page('blog', 'List of posts', schemas.listPageSchema),
  page('industry', 'What all industry pages share', schemas.industryPageSchema),
  page('coming-soon', 'What all product pages share', schemas.comingSoonSchema),
  page('not-found', 'Page not found', schemas.notFoundSchema),
  page('search', 'Search', schemas.searchSchema),
];

export const FOLDERS: readonly Folder[] = [
  {
    name: 'blog',
    label: 'Blog',
    singular: 'post',
    folder: 'content/blog',
    address: '/blog/',
    schema: schemas.postSchema,
    body: 'The article. Its headings start with ##.',
  },
  {
    name: 'case-studies',
    label: 'Case studies',
    singular: 'case-study',
    folder: 'content/case-studies',
    address: '/case-study/',
    schema: schemas.caseStudySchema,
    body: 'The story: situation, what was done, result. Its headings start with ##.',
  },
  {
    name: 'industries',
    label: 'Industries',
    singular: 'industry',
    folder: 'content/industries',
    address: '/',
    schema: schemas.industrySchema,
  },
  {
    name: 'products',
    label: 'Products',
    singular: 'product',
    folder: 'content/products',
    address: '/',
    schema: schemas.productSchema,
  },
];
