import { z } from 'zod';
import { headed, section } from '../fields';
import type { SectionDefinition } from './definition';

export const offices = {
  label: 'Offices',
  hint: 'The offices of "Company, menu and footer", each on a pier of one bridge.',
  schema: z.strictObject({ ...headed, ...section('offices') }),
  example: { heading: 'Four piers, one deck', text: 'Each stands on its own ground.' },
} satisfies SectionDefinition;
