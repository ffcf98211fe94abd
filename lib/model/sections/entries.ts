import { z } from 'zod';
import { linkText, section } from '../fields';
import type { SectionDefinition } from './definition';

export const entries = {
  label: 'List of entries',
  hint: 'All posts by year, or all case studies. Only on the page of such a list.',
  schema: z.strictObject({ buttonText: linkText, ...section('entries') }),
  example: { buttonText: 'Read More' },
  showsList: true,
  isSingle: true,
} satisfies SectionDefinition;
