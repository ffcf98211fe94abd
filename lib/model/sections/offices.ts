import { z } from 'zod';
import { introduced, section } from '../fields';
import type { SectionDefinition } from './definition';

export const offices = {
  label: 'Offices',
  hint: 'The offices of "Company, menu and footer", each on a pier of one bridge, or the map.',
  schema: z.strictObject({
    look: z
      .enum(['map'])
      .meta({
        hint: 'Leave it empty for the piers.',
        choices: { map: 'map: with the location of the company next to it' },
      })
      .optional(),
    ...introduced,
    ...section('offices'),
  }),
  example: { heading: 'Four piers, one deck', text: 'Each stands on its own ground.' },
  others: { map: { look: 'map', heading: 'Where we are', text: 'The map loads when you scroll near it.' } },
} satisfies SectionDefinition;
