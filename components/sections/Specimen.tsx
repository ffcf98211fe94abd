import { DocumentTable } from '@/components/parts/DocumentTable';
import { Section } from '@/components/parts/Section';
import type { Company } from '@/lib/content/schemas/company';
import { defineSection, specimen as schema, type z } from './define-section';

type Props = z.infer<typeof schema> & { id?: string | undefined; company: Company };

/** Renders an excerpt of a document as an example. */
export function Specimen({ label, title, columns, rows, sheet, company, ...copy }: Props) {
  return (
    <Section {...copy}>
      <DocumentTable example={{ label, title, columns, rows, sheet }} company={company} />
    </Section>
  );
}

export const specimen = defineSection({
  label: 'Example of a document',
  hint: 'A part of what you hand over, as an example: a drawing sheet with a table.',
  schema,
  example: {
    heading: 'A cutover runbook, in part',
    text: 'Every step has a person, a check and a way back.',
    label: 'Example',
    title: 'Cutover runbook',
    columns: ['Who', 'How we know it worked', 'The way back'],
    rows: [
      { name: 'Hold inbound files', values: ['Operations', 'The folder stays empty', 'Open it again'] },
      { name: 'Compare the data', values: ['Database lead', 'The totals agree', 'Stop here'] },
    ],
    sheet: { number: 'EX-01', revision: 'A' },
  },
  Component: ({ data, id, site: { company } }) => <Specimen {...data} id={id} company={company} />,
});
