import { useId } from 'react';
import { CardLink } from '@/components/parts/CardLink';
import { FoldOnPhones } from '@/components/parts/FoldOnPhones';
import { Section } from '@/components/parts/Section';
import { Truss } from '@/components/parts/Truss';
import type { SectionFields } from '@/lib/model/page';
import { ListNumber } from '@/ui/ListNumber';
import { States } from '@/ui/States';
import type { SectionProps } from './section-props';

type Fields = SectionFields<'framework'>;

/** Hides the illustration from screen readers, because the list contains all of it. */
export function Framework({ data, id }: SectionProps<'framework'>) {
  const { caption, choice, whole, members, standard, ...copy } = data;
  const name = useId();
  const labels = members.map(({ label }) => label);
  return (
    <Section id={id} {...copy}>
      <States
        choice={choice}
        states={[{ label: whole, text: caption }, ...members.map(({ label, without }) => ({ label, text: without }))]}
        illustrate={(index) => <Truss labels={labels} state={index} />}
        className="truss"
      />
      {standard && (
        <h3 id={standard.id} className="mt-10 text-h3">
          {standard.heading}
        </h3>
      )}
      {/* On phones, the row of a part is also its button: Truss.css. */}
      <ol className={`mt-4 grid grid-cols-1 gap-x-8 sm:gap-y-4 ${standard ? '' : 'md:grid-cols-2 lg:grid-cols-4'}`}>
        {members.map((member, index) => (
          <li key={index} className="border-line border-t sm:pt-4">
            <FoldOnPhones name={name} label={<RowName label={member.label} index={index} />} isRow>
              <Part {...member} index={index} standard={standard} />
            </FoldOnPhones>
          </li>
        ))}
      </ol>
      {standard && <p className="mt-8 max-w-measure">{standard.text}</p>}
    </Section>
  );
}

function RowName({ label, index }: { label: string; index: number }) {
  return (
    <span className="flex min-w-0 items-baseline gap-3">
      <ListNumber index={index} />
      <span className="wrap-anywhere min-w-0 font-display text-h4">{label}</span>
    </span>
  );
}

type PartProps = Fields['members'][number] & Pick<Fields, 'standard'> & { index: number };

function Part({ label, description, asked, evidence, link, standard, index }: PartProps) {
  const answers = standard && [
    [standard.asked, asked],
    [standard.evidence, evidence],
  ];
  return (
    <div className={answers ? 'columns-12 gap-y-4' : undefined}>
      <div className="col-span-12 lg:col-span-4">
        <div className="flex items-baseline gap-3">
          <ListNumber index={index} className="max-sm:hidden" />
          <h3 className="text-h4 max-sm:sr-only">{label}</h3>
        </div>
        <p className="mt-2 text-card">{description}</p>
      </div>
      {answers && (
        <dl className="col-span-12 grid gap-x-8 gap-y-4 text-card sm:grid-cols-2 lg:col-span-8">
          {answers.map(([name, answer]) => (
            <div key={name}>
              <dt className={`figure-note ${index > 0 ? 'lg:sr-only' : ''}`.trim()}>{name}</dt>
              <dd>
                {answer}
                {link && answer === evidence && (
                  <p>
                    <CardLink href={link.link} label={link.label} about={label} />
                  </p>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
