import { z } from 'zod';
import { date, line, order, text } from '../blocks';
import { writtenEntry } from './written-entry';

export const caseStudySchema = z.strictObject({
  ...writtenEntry,
  summary: text,
  order,
  date: date.optional(),
  facts: z
    .array(z.strictObject({ label: line, value: line }))
    .min(2)
    .max(5),
  pullQuote: text.optional(),
});

export type CaseStudy = z.infer<typeof caseStudySchema>;
