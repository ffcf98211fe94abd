import { z } from 'zod';
import { line, link } from '../fields';
import type { BlockDefinition } from './definition';

export const button = {
  label: 'Button',
  hint: 'One link as a button: what a reader should do next.',
  schema: z.strictObject({ text: line.meta({ label: 'Button text', hint: 'Such as Talk to us.' }), link }),
  example: { text: 'Talk to us', link: '/contact' },
} satisfies BlockDefinition;
