import { z } from 'zod';
import { STAGE_COUNT } from '../shared/illustration-limits';
import type { Entry } from './context';
import {
  button,
  callToAction,
  focus,
  icon,
  image,
  line,
  link,
  listOf,
  navLabel,
  outcome,
  proof,
  reserved,
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
  date: reserved.date,
  excerpt: text.min(50).max(300),
  ...writtenEntry,
});

/** A link to a service names what the study is about, for search engines as well. */
const fact = z.strictObject({ label: line, value: line, link: link.optional() });
export const caseStudySchema = z.strictObject({
  title,
  date: reserved.date.optional(),
  summary: text,
  order: reserved.order,
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
  order: reserved.order,
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
/** Without `link`, the link of a card is a placeholder. */
const capability = serviceCard.omit({ icon: true }).extend({ icon: icon.optional() });
/** Nested fields have the names of the specification. */
export const industrySchema = z.strictObject({
  ...seo,
  navLabel,
  group: z.enum(['services', 'industries']).meta({ isSetting: true }).optional(),
  order: reserved.order,
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
