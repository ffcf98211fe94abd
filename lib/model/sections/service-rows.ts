import { z } from 'zod';
import { headed, listOf, section, serviceCard } from '../fields';
import type { SectionDefinition } from './definition';

const description = 'What it is, in a sentence.';

export const serviceRows = {
  label: 'Services',
  hint: 'One to twelve services as numbered rows, or as spans of a viaduct: icon, title, description, link.',
  schema: z.strictObject({
    ...headed,
    viaduct: z
      .boolean()
      .meta({ label: 'Viaduct instead of rows', hint: 'With two services or more. Phones always show rows.' })
      .optional(),
    items: listOf(serviceCard, 1, 12).meta({ label: 'Rows' }),
    ...section('service-rows'),
  }),
  example: {
    heading: 'Our services',
    text: 'A sentence about all of the services.',
    items: [
      { icon: 'splice', title: 'Application Development', description, buttonText: 'Learn more' },
      { icon: 'joint', title: 'Integration', description, link: '/contact', buttonText: 'Learn more' },
    ],
  },
} satisfies SectionDefinition;
