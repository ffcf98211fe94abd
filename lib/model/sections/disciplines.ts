import { z } from 'zod';
import { headed, line, listOf, section, titled } from '../fields';
import type { SectionDefinition } from './definition';

const description = 'What it is, in a sentence.';

export const disciplines = {
  label: 'Rows with lists',
  hint: 'One to twelve rows: title, a sentence, and a list such as roles or topics.',
  schema: z.strictObject({
    ...headed,
    items: listOf(
      titled.extend({
        roles: listOf(line, 1, 12).meta({
          label: 'List at the end of the row',
          singular: 'Item',
          hint: 'Such as roles or topics.',
        }),
      }),
      1,
      12,
    ).meta({ label: 'Rows' }),
    ...section('disciplines'),
  }),
  example: {
    heading: 'Functional disciplines',
    text: 'The fields we recruit in.',
    items: [
      { title: 'Software', description, roles: ['Software engineer', 'Test analyst'] },
      { title: 'Cloud', description, roles: ['Cloud engineer'] },
    ],
  },
} satisfies SectionDefinition;
