import { Illustration } from '@/components/ui/Illustration';
import { ListNumber } from '@/components/ui/ListNumber';
import { Section } from '@/components/ui/Section';
import { defineSection, headed, z } from '@/lib/definitions/section';
import { baysFor } from '@/lib/shared/columns';
import { PARTS } from '@/lib/shared/drawings/parts';

const COLUMNS = ['md:grid-cols-3', 'md:grid-cols-4', 'lg:grid-cols-5', 'lg:grid-cols-6'];

export const offices = defineSection({
  label: 'Offices',
  hint: 'The countries of `site.md`, each on a pier of one bridge.',
  schema: z.strictObject({ ...headed }),
  example: { heading: 'Four piers, one deck', text: 'Each stands on its own ground.' },
  Component: ({ data: { ...copy }, id, context: { company } }) => (
    <Section id={id} {...copy}>
      <ol className={`grid grid-cols-2 gap-y-10 text-center ${COLUMNS[baysFor(company.countries.length) - 3]}`}>
        {company.countries.map(({ name }, index) => (
          <li key={name}>
            <ListNumber index={index} />
            <Illustration of={PARTS.pier} className="bridge-part" />
            <p className="pt-4 font-display font-semibold text-h4">{name}</p>
          </li>
        ))}
      </ol>
    </Section>
  ),
});
