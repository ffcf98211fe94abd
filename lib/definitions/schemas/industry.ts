/** Names of nested fields are the specification's. */
import { z } from 'zod';
import { focus, icon, iconCard, image, line, order, seo, state, statement, text } from '../blocks';

export const industrySchema = z.strictObject({
  ...seo,
  navLabel: line,
  order,
  ...state,
  heroTitle: line,
  heroSubtitle: text,
  heroImage: image,
  heroImageAlt: text,
  focus: focus.optional(),
  challengesSection: z.strictObject({
    heading: line,
    introText: text,
    firstList: z.array(text).min(2).max(8),
    transitionText: text,
    secondList: z.array(text).min(2).max(8),
    closingText: text,
  }),
  statement: statement.optional(),
  capabilitiesSection: z.strictObject({
    heading: line,
    introText: text,
    capabilities: z
      .array(z.strictObject({ title: line, description: text, icon: icon.optional() }))
      .min(2)
      .max(9),
    closingText: text,
  }),
  partnershipSection: z.strictObject({ heading: line, services: z.array(iconCard).min(2).max(6) }),
});

export type Industry = z.infer<typeof industrySchema>;
