import { z } from 'zod';
import { STAGE_COUNT } from '../shared/illustration-limits';
import type { Entry } from './context';
import {
  callToAction,
  date,
  focus,
  icon,
  iconCard,
  image,
  line,
  listOf,
  outcome,
  proof,
  reserved,
  seo,
  slug,
  specimen,
  state,
  statement,
  text,
} from './fields';

const writtenEntry = {
  title: line.min(10).max(90),
  description: seo.description,
  shortTitle: seo.title.optional(),
  id: z.union([z.string(), z.number()]).optional(),
  slug: slug.optional(),
  tags: reserved.tags.optional(),
  image,
  imageAlt: text,
  focus: focus.optional(),
  ...state,
  until: reserved.until.optional(),
  /** Ends the page; default: nothing. */
  callToAction: callToAction.optional(),
};

/** The body is the specification's `content`. */
export const postSchema = z.strictObject({
  ...writtenEntry,
  excerpt: text.min(50).max(300),
  date: reserved.date,
});

const fact = z.strictObject({ label: line, value: line });
export const caseStudySchema = z.strictObject({
  ...writtenEntry,
  summary: text,
  order: reserved.order,
  date: reserved.date.optional(),
  facts: listOf(fact, 2, 5),
  pullQuote: text.optional(),
  outcome: outcome.optional(),
  /** Appears on the printed page only. */
  sheet: z.strictObject({ number: line, revision: line, date }).optional(),
});

export const productSchema = z.strictObject({
  ...seo,
  navLabel: line,
  order: reserved.order,
  ...state,
  heading: line,
  summary: text,
  stage: z.number().int().min(1).max(STAGE_COUNT),
  image,
  imageAlt: text,
  focus: focus.optional(),
});

const points = listOf(text, 2, 8);
const capability = z.strictObject({ title: line, description: text, icon: icon.optional() });
/** Nested fields have the names of the specification. */
export const industrySchema = z.strictObject({
  ...seo,
  navLabel: line,
  order: reserved.order,
  ...state,
  heroTitle: line,
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
  partnershipSection: z.strictObject({ heading: line, services: listOf(iconCard, 2, 6) }),
  specimen: specimen.optional(),
  proof: proof.optional(),
  /** Ends the page; default: the call to action of content/shared/industry.md. */
  callToAction: callToAction.optional(),
});

export type Post = z.infer<typeof postSchema>;
/** An entry with a text, such as a post. Its day of publication is shown if it has one. */
export type Article = Omit<Post, 'date'> & { date?: string | undefined };
export type CaseStudy = z.infer<typeof caseStudySchema>;
export type Product = z.infer<typeof productSchema>;
export type Industry = z.infer<typeof industrySchema>;

/** The data of each template. components/templates/EntryPage does not compile if it renders fewer. */
export type View =
  | { template: 'industry'; entry: Entry<Industry> }
  | { template: 'coming-soon'; entry: Entry<Product> }
  | { template: 'case-study'; entry: Entry<CaseStudy> }
  | { template: 'article'; entry: Entry<Article> };
