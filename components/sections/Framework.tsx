import { Section } from '@/components/parts/Section';
import { Truss } from '@/components/parts/Truss';
import { ListNumber } from '@/ui/ListNumber';
import { States } from '@/ui/States';
import type { SectionProps } from './section-props';

/** Hides the illustration from screen readers, because the list contains all of it. */
export function Framework({ data: { caption, choice, whole, members, ...copy }, id }: SectionProps<'framework'>) {
  const labels = members.map(({ label }) => label);
  return (
    <Section id={id} {...copy}>
      <States
        choice={choice}
        states={[{ label: whole, text: caption }, ...members.map(({ label, without }) => ({ label, text: without }))]}
        illustrate={(index) => <Truss labels={labels} state={index} />}
        className="truss"
      />
      <ol className="mt-10 grid gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-4">
        {members.map(({ label, description }, index) => (
          <li key={index} className="border-line border-t pt-4">
            <div className="flex items-baseline gap-3">
              <ListNumber index={index} />
              <h3 className="text-h4">{label}</h3>
            </div>
            <p className="mt-2 text-card">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
