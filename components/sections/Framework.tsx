import { useId } from 'react';
import { CardLink } from '@/components/parts/CardLink';
import { FoldedItem } from '@/components/parts/FoldedItem';
import { Section } from '@/components/parts/Section';
import { Truss } from '@/components/parts/Truss';
import type { SectionFields } from '@/lib/model/page';
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
        <>
          <h3 id={standard.id} className="mt-8 text-h3">
            {standard.heading}
          </h3>
          <p className="mt-4 mb-4 max-w-measure">{standard.text}</p>
          {/* Each part names both for screen readers. */}
          <div className="columns-12 mt-8 hidden border-ink border-t-[1.5px] py-2 lg:grid" aria-hidden="true">
            <p className="grid gap-x-8 font-semibold text-sm sm:grid-cols-2 lg:col-span-8 lg:col-start-5">
              <span>{standard.asked}</span>
              <span>{standard.evidence}</span>
            </p>
          </div>
        </>
      )}
      {/* On phones, the row of a part is also its button: Truss.css. */}
      <ol className={`grid grid-cols-1 gap-x-8 ${standard ? '' : 'mt-4 md:grid-cols-2 lg:grid-cols-4'}`}>
        {members.map((member, index) => (
          <li key={index} className="border-line border-t sm:py-4">
            <FoldedItem
              title={member.label}
              index={index}
              name={name}
              size="text-h4"
              className={standard && 'columns-12 sm:grid-rows-[auto_1fr]'}
            >
              <p className="col-span-12 mt-2 text-sm lg:col-span-4">{member.description}</p>
              {standard && <Answers {...member} standard={standard} />}
            </FoldedItem>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type AnswersProps = Fields['members'][number] & { standard: NonNullable<Fields['standard']> };

function Answers({ label, asked, evidence, link, standard }: AnswersProps) {
  return (
    <dl className="col-span-12 grid gap-x-8 gap-y-4 text-sm max-sm:mt-4 sm:grid-cols-2 lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1">
      <div>
        <dt className="figure-note lg:sr-only">{standard.asked}</dt>
        <dd>{asked}</dd>
      </div>
      <div>
        <dt className="figure-note lg:sr-only">{standard.evidence}</dt>
        <dd>
          {evidence}
          {link && (
            <p>
              <CardLink href={link.link} label={link.label} about={label} />
            </p>
          )}
        </dd>
      </div>
    </dl>
  );
}
