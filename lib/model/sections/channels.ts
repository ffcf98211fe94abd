import { z } from 'zod';
import { headed, listOf, section, titled } from '../fields';
import type { SectionDefinition } from './definition';

export const channels = {
  label: 'Items below a bridge',
  hint: 'Two to six short items, each below a span of a bridge that goes on at both edges of the page.',
  schema: z.strictObject({ ...headed, items: listOf(titled, 2, 6), ...section('channels') }),
  example: {
    heading: 'Sourcing channels',
    text: 'Good people are rarely all in one place.',
    items: [
      { title: 'Direct Search', description: 'What it is, in a sentence.' },
      { title: 'Referrals', description: 'What it is, in a sentence.' },
      { title: 'Job Boards', description: 'What it is, in a sentence.' },
    ],
  },
} satisfies SectionDefinition;
