import { z } from 'zod';
import { line } from '../schemas/fields';
import { defineContainer } from './define-block';
import { element, needed, restOf } from './nodes';

export const question = defineContainer('question', {
  label: 'Question and answer',
  hint: 'A question in square brackets. The answer below it opens with a click. On paper it is open.',
  example: ':::question[How long does a migration take?]\nMost take three to nine months, in steps.\n:::',
  title: 'Question',
  schema: z.strictObject({
    question: needed('the question in square brackets: :::question[How long does it take?]').pipe(line),
    answer: needed('the answer, on the lines below'),
  }),
  read: ({ label, labelParts, children }) => ({
    value: { question: label, answer: restOf(children) },
    parts: { labelParts, children },
  }),
  render: (_, { labelParts, children }) => [
    element('details', { className: ['question'] }, [element('summary', {}, labelParts), ...children]),
  ],
});
