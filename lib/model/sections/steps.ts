import { z } from 'zod';
import { headed, icon, listOf, panorama, section, titled } from '../fields';
import type { SectionDefinition } from './definition';

const step = titled.extend({
  icon: icon.optional(),
  days: z
    .number()
    .int()
    .min(1)
    .max(3)
    .meta({ label: 'Days', hint: 'How many days the step takes. In each step, or in none: the steps become a scale.' })
    .optional(),
});

export const steps = {
  label: 'Steps',
  hint: 'Two to six numbered steps under a yellow deck, each with an icon if you like, next to a bridge that grows, or on a scale of days.',
  schema: z
    .strictObject({ ...headed, composition: panorama.optional(), steps: listOf(step, 2, 6), ...section('steps') })
    .refine(({ steps }) => steps.every(({ days }) => (days === undefined) === (steps[0]?.days === undefined)), {
      error: 'days in each step, or in none',
      path: ['steps'],
    }),
  example: {
    heading: 'Our approach',
    text: 'Three stages, always in this order.',
    steps: [
      { title: 'Survey', description: 'What happens in this step.' },
      { title: 'Design', description: 'What happens in this step.' },
      { title: 'Build', description: 'What happens in this step.' },
    ],
  },
} satisfies SectionDefinition;
