import { Section } from '@/components/ui/Section';
import { defineSection, headed, line, listOf, text, z } from '@/lib/definitions/section';

export const questions = defineSection({
  label: 'Questions and answers',
  hint: 'Two to eight questions; a click opens the answer. On paper all answers are open.',
  schema: z.strictObject({
    ...headed,
    items: listOf(z.strictObject({ question: line, answer: text }), 2, 8),
  }),
  example: {
    heading: 'Questions before you write',
    items: [
      { question: 'Do you take over systems that somebody else built?', answer: 'Yes, with a way back.' },
      { question: 'Who answers at night?', answer: 'Support runs 24 hours a day.' },
    ],
  },
  Component: ({ data: { items, ...copy }, id }) => (
    <Section id={id} {...copy} layout="beside">
      <div className="prose">
        {items.map(({ question, answer }) => (
          <details key={question} className="question">
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  ),
});
