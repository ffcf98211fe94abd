import { z } from 'zod';
import { heading, line, link, linkText, listOf, section, serviceCard } from '../fields';
import type { SectionDefinition } from './definition';

const offer = serviceCard.omit({ icon: true });
const fields = z
  .array(
    z.strictObject({
      text: line.meta({ label: 'Words before the links', hint: 'Such as For or With.' }),
      links: listOf(z.strictObject({ label: linkText, link }), 1, 6),
    }),
  )
  .max(3);

export const offers = {
  label: 'Offers in very large words',
  hint: 'Two or three offers on one yellow deck, each with a sentence and a link. The heading is for screen readers.',
  schema: z.strictObject({
    heading,
    items: listOf(offer, 2, 3).meta({ label: 'Offers' }),
    fields: fields
      .meta({
        label: 'Line of links',
        singular: 'Part',
        hint: 'Below the offers, such as: For healthcare and financial services.',
      })
      .optional(),
    ...section('offers'),
  }),
  example: {
    heading: 'Two services',
    items: [
      { title: 'Software', description: 'What it is, in a sentence.', link: '/contact', buttonText: 'Learn more' },
      { title: 'People', description: 'What it is, in a sentence.', link: '/contact', buttonText: 'Learn more' },
    ],
    fields: [{ text: 'For', links: [{ label: 'healthcare', link: '/contact' }] }],
  },
} satisfies SectionDefinition;
