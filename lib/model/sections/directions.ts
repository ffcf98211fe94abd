import { z } from 'zod';
import { heading, listOf, section, text, titled } from '../fields';
import type { SectionDefinition } from './definition';

export const directions = {
  label: 'Targets for a year',
  hint: 'A large year and one to six targets on a dark panel, each with a dimension line.',
  schema: z.strictObject({
    heading,
    text: text.meta({ label: 'Introduction' }),
    year: z
      .string()
      .regex(/^\d{4}$/, { error: 'a year of four digits' })
      .meta({ role: 'line', hint: 'Appears very large.' }),
    targets: listOf(titled, 1, 6),
    ...section('directions'),
  }),
  example: {
    heading: 'Our Directions',
    text: 'What we set out to do, and by when.',
    year: '2025',
    targets: [{ title: 'Build a healthcare practice', description: 'What it means, in a sentence.' }],
  },
  band: 'ink',
} satisfies SectionDefinition;
