import { z } from 'zod';
import {
  anchor,
  button,
  callToAction,
  date,
  focus,
  heading,
  icon,
  image,
  imageAlt,
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
  statement,
  text,
  visibility,
} from './fields';
import { STAGE_COUNT } from './illustrations';

const title = line.min(10).max(90).meta({
  role: 'title',
  hint: 'Shown in search results and in the browser tab. A post, a case study and a page without a heading at the top show it as their heading, too.',
});
const publication = date.meta({
  label: 'Publication date',
  hint: 'The website shows the page from this day. Until then, only the preview shows it. The blog lists the newest post first.',
});
const article = {
  description: seo.description,
  image,
  imageAlt,
  shortTitle: shortTitle
    .meta({ hint: 'For search results and the browser tab, if the title is too long for them.' })
    .optional(),
  focus: focus.optional(),
  /** Ends the page; default: nothing. */
  callToAction: callToAction.meta({ label: 'Call to action' }).optional(),
  ...visibility,
  id: z
    .union([z.string(), z.number()])
    .meta({
      isSetting: true,
      isOnlyInFiles: true,
      label: 'ID in other systems',
      hint: 'Leave it empty unless another system refers to the entry.',
    })
    .optional(),
  slug: slug
    .meta({
      isSetting: true,
      isOnlyInFiles: true,
      label: 'URL slug',
      hint: 'The last part of the URL. Leave it empty: the file name without .md applies.',
    })
    .optional(),
};

/** The body is the specification's `content`. */
export const postSchema = z.strictObject({
  title,
  date: publication,
  excerpt: text
    .min(50)
    .max(300)
    .meta({ label: 'Introduction', hint: 'Opens the post. Its card in the list shows it, too.' }),
  ...article,
});

/** A link to a service names what the study is about, for search engines as well. */
const fact = z.strictObject({
  label: line.meta({ label: 'Name of the fact' }),
  value: line.meta({ label: 'Fact' }),
  link: link.meta({ hint: 'A page of a service: search engines learn what the study is about.' }).optional(),
});
const summary = text.meta({ hint: 'Opens the page, below its heading or its image.' });
export const caseStudySchema = z.strictObject({
  title,
  date: publication.optional(),
  summary,
  order: order.optional(),
  ...article,
  facts: listOf(fact, 2, 5).meta({
    label: 'Facts next to the heading',
    singular: 'Fact',
    hint: 'Its card in the list shows the first two, too.',
  }),
  pullQuote: text.meta({ label: 'Pull quote', hint: 'Appears large next to the text.' }).optional(),
  outcome: outcome
    .meta({
      label: 'Outcome',
      hint: 'Appears below the text. The first two points also appear where a page names the case study as proof.',
    })
    .optional(),
  /** Appears on the printed page only. */
  sheet: sheet
    .meta({ label: 'Printed sheet', hint: 'With it, the page prints as one A3 drawing sheet with a title block.' })
    .optional(),
});

export const productSchema = z.strictObject({
  ...seo,
  navLabel,
  order: order.optional(),
  ...visibility,
  heading,
  summary,
  /** A service for visitors who cannot wait for the product. */
  now: z
    .strictObject({ text, button })
    .meta({ label: 'Service until then', hint: 'For visitors who cannot wait for the product.' })
    .optional(),
  stage: z
    .number()
    .int()
    .min(1)
    .max(STAGE_COUNT)
    .meta({ label: 'Stage of the illustration', hint: 'How much of its bridge is built: 1 to 5.' }),
  image,
  imageAlt,
  focus: focus.optional(),
});

const points = listOf(text, 2, 8);
const introText = text.meta({ label: 'Introduction' });
const closingText = text.meta({ label: 'Last paragraph' });
/** Without `link`, the link of a card is a placeholder. Links such as /life-sciences#laboratory-systems use `id`. */
const capability = serviceCard.omit({ icon: true }).extend({ id: anchor.optional() });
/** Nested fields have the names of the specification. */
export const industrySchema = z.strictObject({
  ...seo,
  navLabel,
  group: z
    .enum(['services', 'industries'])
    .meta({ isSetting: true, label: 'Group', hint: 'The heading in lists of all pages. Default: Industries.' })
    .optional(),
  order: order.optional(),
  ...visibility,
  heroTitle: heading.meta({ label: 'Heading at the top' }),
  heroSubtitle: text.meta({ label: 'Text below the heading' }),
  heroImage: image.meta({ label: 'Image at the top' }),
  heroImageAlt: imageAlt.meta({ label: 'Alt text of the image at the top' }),
  focus: focus.optional(),
  challengesSection: z
    .strictObject({
      heading,
      introText,
      firstList: points,
      transitionText: text.meta({ label: 'Text between the lists' }),
      secondList: points,
      closingText,
    })
    .meta({ label: 'Section: challenges' }),
  statement: statement.optional(),
  capabilitiesSection: z
    .strictObject({ heading, introText, capabilities: listOf(capability, 2, 9), closingText })
    .meta({ label: 'Section: capabilities' }),
  partnershipSection: z
    .strictObject({ heading, services: listOf(serviceCard.extend({ icon }), 2, 6) })
    .meta({ label: 'Section: partnership' }),
  specimen: specimen.meta({ label: 'Example of a document' }).optional(),
  proof: proof.meta({ label: 'Case study as proof' }).optional(),
  /** Ends the page; default: the call to action of content/shared/industry.md. */
  callToAction: callToAction.meta({ label: 'Call to action' }).optional(),
});
