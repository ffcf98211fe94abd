import { z } from 'zod';
import { button, composition, heading, headingStyle, listOf, section, text } from '../fields';
import type { SectionDefinition } from './definition';

export const writtenText = {
  label: 'Text',
  hint: 'Plain paragraphs, or the text below the fields: headings, lists, images, tables. That text is shown once a page.',
  schema: z
    .strictObject({
      heading: heading.optional(),
      text: text.meta({ label: 'Introduction' }).optional(),
      paragraphs: listOf(text, 1, 8)
        .meta({ hint: 'In place of the text below the fields. The first appears a size larger.' })
        .optional(),
      link: button.meta({ label: 'Button', hint: 'Next to the paragraphs.' }).optional(),
      headingStyle: headingStyle.optional(),
      composition: composition.optional(),
      sideBySide: z
        .boolean()
        .meta({ label: 'Chapters next to each other', hint: 'Two chapters of the text are columns on a wide screen.' })
        .optional(),
      pullQuote: text
        .meta({ label: 'Pull quote', hint: 'Appears large next to the text below the fields.' })
        .optional(),
      ...section('text'),
    })
    .refine(({ link, paragraphs }) => !link || paragraphs, {
      error: 'paragraphs next to the button',
      path: ['paragraphs'],
    })
    .refine(({ paragraphs, sideBySide, pullQuote }) => !paragraphs || !(sideBySide || pullQuote), {
      error: 'nothing next to a pull quote or columns, which belong to the text below the fields',
      path: ['paragraphs'],
    }),
  example: { heading: 'Why we talk about bridges', pullQuote: 'A bridge is judged by what crosses it.' },
  others: {
    paragraphs: {
      heading: 'What we do',
      paragraphs: ['A first paragraph, a size larger.', 'A second paragraph.'],
      link: { label: 'Talk to us', link: '/contact' },
    },
  },
} satisfies SectionDefinition;
