import type { z } from 'zod';
import { caseStudySchema, industrySchema, postSchema, productSchema } from './entry-schemas';

/** A folder of files with the same fields, each file a page: for the content check, the editor and the content reference. */
export type ContentKind = {
  folder: string;
  label: string;
  singular: string;
  /** The editor's icon: https://fonts.google.com/icons */
  icon: string;
  /** The path before the slug: /blog; '' at the first level. */
  url: string;
  schema: z.ZodObject;
  /** What the text below the fields is; default: the pages show no text. */
  body?: string;
  /** The page that lists the entries: content/pages/<list>.md. */
  list?: string;
};

export const CONTENT_KINDS: readonly ContentKind[] = [
  { folder: 'industries', label: 'Industries', singular: 'industry', icon: 'factory', url: '', schema: industrySchema },
  {
    folder: 'products',
    label: 'Products',
    singular: 'product',
    icon: 'deployed_code',
    url: '',
    schema: productSchema,
  },
  {
    folder: 'case-studies',
    label: 'Case studies',
    singular: 'case-study',
    icon: 'work',
    url: '/case-study',
    schema: caseStudySchema,
    body: 'The story: situation, what was done, result. Its headings start with ##.',
    list: 'case-study',
  },
  {
    folder: 'blog',
    label: 'Blog',
    singular: 'post',
    icon: 'edit_note',
    url: '/blog',
    schema: postSchema,
    body: 'The article. Its headings start with ##.',
    list: 'blog',
  },
];
