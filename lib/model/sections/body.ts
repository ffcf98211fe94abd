import { z } from 'zod';
import { composition, heading, headingStyle, section, text } from '../fields';
import type { SectionDefinition } from './definition';

export const body = {
  label: 'Text',
  hint: 'Shows the text below the fields: headings, lists, images, tables. Once a page.',
  schema: z.strictObject({
    heading: heading.optional(),
    text: text.meta({ label: 'Introduction' }).optional(),
    headingStyle: headingStyle.optional(),
    composition: composition.optional(),
    sideBySide: z
      .boolean()
      .meta({ label: 'Chapters next to each other', hint: 'Two chapters of the text are columns on a wide screen.' })
      .optional(),
    pullQuote: text.meta({ label: 'Pull quote', hint: 'Appears large next to the text.' }).optional(),
    ...section('body'),
  }),
  example: { heading: 'Why we talk about bridges', pullQuote: 'A bridge is judged by what crosses it.' },
  isSingle: true,
} satisfies SectionDefinition;
