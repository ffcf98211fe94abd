import { z } from 'zod';
import { heading, line, text } from '../fields';
import { DIAGRAM_ITEMS } from '../illustrations';
import type { BlockDefinition } from './definition';

/** Longer names do not fit next to a ring. */
const MAX_NAME_LENGTH = 14;

const counted = (kind: keyof typeof DIAGRAM_ITEMS) => DIAGRAM_ITEMS[kind].join(' to ');

export const diagram = {
  label: 'Diagram',
  hint: `A list shown as a diagram: a ring of ${counted('ring')} stations with short names, ${counted('steps')} steps of a bridge that turns, of which readers choose one if each has a name, or a deck of ${counted('deck')} spans, sound or not.`,
  schema: z
    .strictObject({
      title: heading.meta({ label: 'What the diagram shows' }),
      kind: z.enum(['ring', 'steps', 'deck']),
      items: z.array(
        z.strictObject({
          name: line.optional(),
          text: text.optional(),
          sound: z.boolean().meta({ hint: 'Of a deck: whether the span is sound.' }).optional(),
        }),
      ),
    })
    .superRefine(({ kind, items }, context) => {
      const report = (message: string, ...path: (string | number)[]) =>
        context.addIssue({ code: 'custom', path: ['items', ...path], message });
      const [least, most] = DIAGRAM_ITEMS[kind];
      if (items.length < least || items.length > most) report(`a list of ${least} to ${most} items`);
      for (const [index, { name = '', text = '' }] of items.entries()) {
        if (kind === 'ring' && (name === '' || name.length > MAX_NAME_LENGTH))
          report(`a name of 1 to ${MAX_NAME_LENGTH} letters`, index, 'name');
        else if (name + text === '') report('a name or a text', index);
      }
    }),
  example: {
    title: 'The way of an item',
    kind: 'ring',
    items: [
      { name: 'Return', text: 'A partner says what is coming.' },
      { name: 'Repair', text: 'The workshop sees what was found.' },
      { name: 'Release', text: 'It goes back into stock.' },
    ],
  },
} satisfies BlockDefinition;
