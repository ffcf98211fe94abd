import { z } from 'zod';
import type { WithImages } from '../with-images';
import {
  anchor,
  button,
  callToAction,
  date,
  focus,
  icon,
  image,
  line,
  link,
  listOf,
  navLabel,
  order,
  outcome,
  proof,
  seo,
  serviceCard,
  sheet,
  shortTitle,
  slug,
  specimen,
  state,
  statement,
  text,
} from './fields';
import { STAGE_COUNT } from './illustrations';

const title = line.min(10).max(90).meta({ role: 'title' });
const writtenEntry = {
  description: seo.description,
  image,
  imageAlt: text,
  shortTitle: shortTitle.optional(),
  focus: focus.optional(),
  /** Ends the page; default: nothing. */
  callToAction: callToAction.optional(),
  ...state,
  id: z.union([z.string(), z.number()]).meta({ example: '1', isSetting: true }).optional(),
  slug: slug.meta({ role: 'file-name', isSetting: true }).optional(),
};

/** The body is the specification's `content`. */
export const postSchema = z.strictObject({
  title,
  date: date,
  excerpt: text.min(50).max(300),
  ...writtenEntry,
});

/** A link to a service names what the study is about, for search engines as well. */
const fact = z.strictObject({ label: line, value: line, link: link.optional() });
export const caseStudySchema = z.strictObject({
  title,
  date: date.optional(),
  summary: text,
  order: order.optional(),
  ...writtenEntry,
  facts: listOf(fact, 2, 5),
  pullQuote: text.optional(),
  outcome: outcome.optional(),
  /** Appears on the printed page only. */
  sheet: sheet.optional(),
});

export const productSchema = z.strictObject({
  ...seo,
  navLabel,
  order: order.optional(),
  ...state,
  heading: line.meta({ role: 'title' }),
  summary: text,
  /** A service for visitors who cannot wait for the product. */
  now: z.strictObject({ text, button }).optional(),
  stage: z.number().int().min(1).max(STAGE_COUNT),
  image,
  imageAlt: text,
  focus: focus.optional(),
});

const points = listOf(text, 2, 8);
/** Without `link`, the link of a card is a placeholder. Links such as /life-sciences#laboratory-systems use `id`. */
const capability = serviceCard.omit({ icon: true }).extend({ id: anchor.optional() });
/** Nested fields have the names of the specification. */
export const industrySchema = z.strictObject({
  ...seo,
  navLabel,
  group: z.enum(['services', 'industries']).meta({ isSetting: true }).optional(),
  order: order.optional(),
  ...state,
  heroTitle: line.meta({ role: 'title' }),
  heroSubtitle: text,
  heroImage: image,
  heroImageAlt: text,
  focus: focus.optional(),
  challengesSection: z.strictObject({
    heading: line,
    introText: text,
    firstList: points,
    transitionText: text,
    secondList: points,
    closingText: text,
  }),
  statement: statement.optional(),
  capabilitiesSection: z.strictObject({
    heading: line,
    introText: text,
    capabilities: listOf(capability, 2, 9),
    closingText: text,
  }),
  partnershipSection: z.strictObject({ heading: line, services: listOf(serviceCard.extend({ icon }), 2, 6) }),
  specimen: specimen.optional(),
  proof: proof.optional(),
  /** Ends the page; default: the call to action of content/shared/industry.md. */
  callToAction: callToAction.optional(),
});

/** The text of a file, and its folder, which URLs of images may be relative to. */
export type Markdown = { markdown: string; folder: string };

/** What an entry has in addition to its fields. */
export type EntryFile = Markdown & {
  slug: string;
  path: string;
  /** What the preview writes above a page that is not published: a draft, or the day of a scheduled page. */
  mark?: string | undefined;
};

type Entry<Schema extends z.ZodType> = WithImages<z.infer<Schema>> & EntryFile;

export type Post = Entry<typeof postSchema>;
export type CaseStudy = Entry<typeof caseStudySchema>;
export type Product = Entry<typeof productSchema>;
export type Industry = Entry<typeof industrySchema>;

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
