import { z } from 'zod';
import { line, text } from '../fields';
import type { BlockDefinition } from './definition';

export const quote = {
  label: 'Quote with its source',
  hint: 'What somebody has said, and who: a name, or a role and a kind of company.',
  schema: z.strictObject({
    quote: text.meta({ hint: 'An empty line starts a new paragraph.' }),
    source: line.meta({ hint: 'Such as Head of operations, a logistics company.' }),
  }),
  example: {
    quote: 'It worked on the first Monday. Nobody rang.',
    source: 'Head of operations, a logistics company',
  },
} satisfies BlockDefinition;
