import { z } from 'zod';
import { line } from '../fields';
import type { BlockDefinition } from './definition';

const FILE = /^\/(?![\\/])[^?#]*\.[a-zA-Z0-9]{2,5}$/;

export const file = {
  label: 'File to download',
  hint: 'A link to a file of the website. The build adds its type and size.',
  schema: z.strictObject({
    text: line.meta({ label: 'Link text', hint: 'Such as The checklist.' }),
    link: z.string().regex(FILE, { error: 'the URL of a file in public/, such as /files/checklist.pdf' }).meta({
      role: 'file',
      label: 'File',
      hint: 'A PDF, for example. Type and size appear next to the link text.',
    }),
  }),
  example: { text: 'The logo as a drawing', link: '/icons/favicon.svg' },
} satisfies BlockDefinition;
