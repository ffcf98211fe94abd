import { z } from 'zod';
import { heading, listOf, section, statistic } from '../fields';
import type { SectionDefinition } from './definition';

export const statistics = {
  label: 'Figures',
  hint: 'Two to six figures that carry a deck, as its piers. The heading is for screen readers.',
  schema: z.strictObject({
    heading: heading.meta({ hint: 'For screen readers only.' }),
    items: listOf(statistic, 2, 6).meta({ label: 'Figures' }),
    ...section('statistics'),
  }),
  example: {
    heading: 'The figures we stand on',
    items: [
      { number: '99%', label: 'customer satisfaction' },
      { number: '15', label: 'recent projects' },
      { number: '24', label: 'hour after-sales support' },
    ],
  },
} satisfies SectionDefinition;
