import { z } from 'zod';
import { button, composition, heading, headingStyle, listOf, section, text } from '../fields';
import type { SectionDefinition } from './definition';

export const paragraphs = {
  label: 'Paragraphs',
  hint: 'Plain paragraphs next to their heading, and a button. For lists, links and images use Text.',
  schema: z.strictObject({
    heading,
    headingStyle: headingStyle.optional(),
    composition: composition.optional(),
    paragraphs: listOf(text, 1, 8).meta({ hint: 'The first appears a size larger.' }),
    link: button.meta({ label: 'Button' }).optional(),
    ...section('paragraphs'),
  }),
  example: {
    heading: 'What we do',
    paragraphs: ['A first paragraph, a size larger.', 'A second paragraph.'],
    link: { label: 'Talk to us', link: '/contact' },
  },
} satisfies SectionDefinition;
