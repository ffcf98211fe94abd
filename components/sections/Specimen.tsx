import { DocumentSheet } from '@/components/ui/DocumentSheet';
import { ListNumber } from '@/components/ui/ListNumber';
import { Section } from '@/components/ui/Section';
import type { Company } from '@/lib/content/schemas/company';
import { defineSection, specimen as schema, type z } from './define-section';

type Props = z.infer<typeof schema> & { id?: string | undefined; company: Company };

/** Narrower than in a text, where words break instead. */
const CELL = 'min-w-0 wrap-break-word';

/** Renders an excerpt of a document as an example: a drawing sheet with a table, whose rows are blocks on phones. */
export function Specimen({ label, title, columns, rows, sheet, company, ...copy }: Props) {
  return (
    <Section {...copy}>
      <DocumentSheet label={label} title={title} sheet={sheet} company={company}>
        <div className="table-frame">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where its columns have no room */}
          <section className="table-box" tabIndex={0} aria-label={title} data-columns={columns.length + 1}>
            <table>
              <thead>
                <tr>
                  <td />
                  {columns.map((column) => (
                    <th key={column} scope="col" className={CELL}>
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, values }, index) => (
                  <tr key={name}>
                    <th scope="row" className={CELL}>
                      <span className="flex items-baseline gap-3">
                        <ListNumber index={index} />
                        <span className="min-w-0">{name}</span>
                      </span>
                    </th>
                    {columns.map((column, index) => (
                      <td key={column} data-label={column} className={CELL}>
                        {values[index]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </div>
      </DocumentSheet>
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
