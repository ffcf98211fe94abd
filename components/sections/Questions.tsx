import { Section } from '@/components/parts/Section';
import { Link } from '@/ui/Link';
import { button, defineSection, headed, line, listOf, text, z } from './define-section';

export const questions = defineSection({
  label: 'Questions and answers',
  hint: 'Two to nine questions; a click opens the answer. On paper all answers are open.',
  schema: z.strictObject({
    ...headed,
    items: listOf(z.strictObject({ question: line, answer: text, link: button.optional() }), 2, 9),
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
        {items.map(({ question, answer, link }, index) => (
          <details key={index} className="question max-w-none">
            <summary>{question}</summary>
            <p className="max-w-measure">{answer}</p>
            {link && (
              <p>
                <Link href={link.link}>{link.label}</Link>
              </p>
            )}
          </details>
        ))}
      </div>
    </Section>
  ),
});
