import { z } from 'zod';
import { line } from '../../model/fields';
import { defineBlock } from './define-block';
import { LINK_PATTERN, readLinkFields, writeLink } from './form';
import { element, needed, nothingElse, readLink } from './nodes';

export const button = defineBlock('button', {
  label: 'Button',
  hint: 'One link as a button: what a reader should do next.',
  example: ':::button\n[Talk to us](/contact)\n:::',
  form: {
    fields: [
      { name: 'text', label: 'Button text', hint: 'Such as Talk to us.', widget: 'string' },
      { name: 'link', label: 'Link', hint: 'A page (/contact) or a full URL (https://…).', widget: 'page-link' },
    ],
    pattern: new RegExp(`^:::button\\n${LINK_PATTERN}\\n:::$`, 'm'),
    read: readLinkFields,
    write: (values) => `:::button\n${writeLink(values)}\n:::`,
  },
  checksMedia: true,
  schema: z.strictObject({
    link: needed('one link with a URL: [Talk to us](/contact)'),
    text: needed('one link with words: [Talk to us](/contact)').pipe(line),
    rest: nothingElse('one link and nothing else'),
  }),
  read: readLink,
  render: (_, link) =>
    link ? [element('p', {}, [{ ...link, data: { hProperties: { className: ['button', 'button-brand'] } } }])] : [],
});
