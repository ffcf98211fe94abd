import { Section } from '@/components/parts/Section';
import { Link } from '@/ui/Link';
import type { SectionProps } from './section-props';

export function Questions({ data: { items, ...copy }, id }: SectionProps<'questions'>) {
  return (
    <Section id={id} {...copy} layout="beside">
      <div className="prose">
        {items.map(({ question, answer, link }, index) => (
          <details key={index} className="question fold max-w-none">
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
  );
}
