import { z } from 'zod';
import { line } from '../../model/fields';
import { defineContainer } from './define-block';
import { fromBrackets, inBrackets, WORDS } from './form';
import { element, needed, restOf } from './nodes';

export const question = defineContainer('question', {
  label: 'Question and answer',
  hint: 'A question in square brackets. The answer below it opens with a click. On paper it is open.',
  example: ':::question[How long does a migration take?]\nMost take three to nine months, in steps.\n:::',
  form: {
    fields: [
      { name: 'question', label: 'Question', hint: 'Such as How long does it take?', widget: 'string' },
      {
        name: 'answer',
        label: 'Answer',
        hint: 'It opens with a click. An empty line starts a new paragraph.',
        widget: 'text',
      },
    ],
    pattern: new RegExp(String.raw`^:::question\[(?<question>${WORDS})\]\n(?<answer>(?:(?!:::)[^\n]*\n)*?):::$`, 'm'),
    read: ({ question, answer = '' }) => ({ question: fromBrackets(question), answer: answer.trim() }),
    write: ({ question, answer }) =>
      `:::question${inBrackets(question)}\n${typeof answer === 'string' ? answer.trim() : ''}\n:::`,
  },
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
