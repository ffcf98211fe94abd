import { z } from 'zod';
import { heading, section } from '../fields';
import type { SectionDefinition } from './definition';

export const pageList = {
  label: 'List of all pages',
  hint: 'Every page of the site under the heading of its group.',
  schema: z.strictObject({ heading, ...section('page-list') }),
  example: { heading: 'All pages' },
} satisfies SectionDefinition;
