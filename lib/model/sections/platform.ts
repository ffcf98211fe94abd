import { z } from 'zod';
import { heading, listOf, section, text, titled } from '../fields';
import type { SectionDefinition } from './definition';

export const platform = {
  label: 'Text and parts on yellow',
  hint: 'A heading, paragraphs and one to eight parts with a sentence each, on a yellow band.',
  schema: z.strictObject({
    heading,
    paragraphs: listOf(text, 1, 6).meta({ hint: 'The first appears a size larger.' }),
    features: listOf(titled, 1, 8).meta({ label: 'Parts' }),
    ...section('platform'),
  }),
  example: {
    heading: 'One platform for the whole program',
    paragraphs: ['What it is and why it helps.'],
    features: [
      { title: 'For staff', description: 'What it offers them.' },
      { title: 'For team leads', description: 'What it offers them.' },
    ],
  },
  band: 'brand',
} satisfies SectionDefinition;
