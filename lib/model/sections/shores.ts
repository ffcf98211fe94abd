import { z } from 'zod';
import { button, heading, section, text } from '../fields';
import type { SectionDefinition } from './definition';

const side = z.strictObject({
  heading,
  text,
  button,
  link: button.meta({ label: 'Link next to the button' }).optional(),
});

export const shores = {
  label: 'Two sides',
  hint: 'Two groups of readers on the two shores of a bridge, each with a sentence and a button. The figures are the same everywhere.',
  schema: z.strictObject({
    sides: z
      .array(side)
      .length(2)
      .meta({ label: 'Sides', hint: 'The first is on the left: there are two people, and three on the right.' }),
    ...section('shores'),
  }),
  example: {
    sides: [
      { heading: 'Hiring', text: 'What we do for you.', button: { label: 'Get in touch', link: '/contact' } },
      { heading: 'Looking', text: 'What we do for you.', button: { label: 'Get in touch', link: '/contact' } },
    ],
  },
} satisfies SectionDefinition;
