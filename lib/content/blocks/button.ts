import { z } from 'zod';
import { line } from '../schemas/fields';
import { defineContainer } from './define-block';
import { element, needed, nothingElse, readLink } from './nodes';

export const button = defineContainer('button', {
  label: 'Button',
  hint: 'One link as a button: what a reader should do next.',
  example: ':::button\n[Talk to us](/contact)\n:::',
  schema: z.strictObject({
    link: z.string(),
    words: needed('one link with words: [Talk to us](/contact)').pipe(line),
    rest: nothingElse('one link and nothing else'),
  }),
  read: readLink,
  render: (_, link) =>
    link ? [element('p', {}, [{ ...link, data: { hProperties: { className: ['button', 'button-brand'] } } }])] : [],
});
