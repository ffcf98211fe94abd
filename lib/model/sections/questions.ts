import { z } from 'zod';
import { button, headed, heading, listOf, section, text } from '../fields';
import type { SectionDefinition } from './definition';

export const questions = {
  label: 'Questions and answers',
  hint: 'Two to nine questions; a click opens the answer. On paper all answers are open.',
  schema: z.strictObject({
    ...headed,
    items: listOf(
      z.strictObject({
        question: heading,
        answer: text,
        link: button.meta({ label: 'Button below the answer' }).optional(),
      }),
      2,
      9,
    ).meta({ label: 'Questions' }),
    ...section('questions'),
  }),
  example: {
    heading: 'Questions before you write',
    items: [
      { question: 'Do you take over systems that somebody else built?', answer: 'Yes, with a way back.' },
      { question: 'Who answers at night?', answer: 'Support runs 24 hours a day.' },
    ],
  },
} satisfies SectionDefinition;
