import { z } from 'zod';
import { checkAltText, composition, headed, listOf, optionalImage, section, serviceCard } from '../fields';
import type { SectionDefinition } from './definition';

const card = serviceCard
  .extend(optionalImage)
  .superRefine(checkAltText)
  .refine((item) => !(item.image && item.icon), { error: 'either image or icon', path: ['icon'] });
const description = 'What this way is, in a sentence.';

export const cards = {
  label: 'Cards',
  hint: 'One to twelve cards: an icon, a number or an image, a title, a sentence, a link.',
  schema: z.strictObject({
    ...headed,
    composition: composition.optional(),
    numbered: z.boolean().meta({ label: 'Number the cards' }).optional(),
    columns: z
      .number()
      .int()
      .min(2)
      .max(4)
      .meta({ label: 'Columns', hint: 'On a wide screen. Default: what fits the number of cards.' })
      .optional(),
    items: listOf(card, 1, 12).meta({ label: 'Cards' }),
    ...section('cards'),
  }),
  example: {
    heading: 'Three ways to start',
    text: 'A sentence that helps to choose.',
    items: [
      { icon: 'gantry', title: 'Look', description, link: '/contact', buttonText: 'Learn more' },
      { icon: 'level', title: 'Plan', description, link: '/contact', buttonText: 'Learn more' },
      { icon: 'keystone', title: 'Build', description, buttonText: 'Learn more' },
    ],
  },
} satisfies SectionDefinition;
