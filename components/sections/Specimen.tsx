import { Section } from '@/components/ui/Section';
import { defineSection, specimen as schema, type z } from '@/lib/definitions/section';

type Props = z.infer<typeof schema> & { id?: string | undefined };

/** By the number of values in a row. */
const COLUMNS: Readonly<Record<number, string>> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
};

/** Renders an excerpt of a document as an example: a sheet with its title, a label and rows of named values. */
export function Specimen({ label, title, columns, rows, ...copy }: Props) {
  return (
    <Section {...copy}>
      <figure className="border-[1.5px] border-ink p-5 sm:p-8">
        <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-5">
          <span className="font-display font-semibold text-h4">{title}</span>
          <span className="bg-brand px-3 py-1 font-medium text-on-brand text-sm">{label}</span>
        </figcaption>
        <ol>
          {rows.map(({ name, values }) => (
            <li key={name} className="columns-12 gap-y-3 border-line border-t py-5 last:pb-0">
              <h3 className="col-span-12 text-base lg:col-span-3">{name}</h3>
              <dl className={`col-span-12 grid gap-x-8 gap-y-4 lg:col-span-9 ${COLUMNS[columns.length] ?? ''}`}>
                {columns.map((column, index) => (
                  <div key={column}>
                    <dt className="figure-note">{column}</dt>
                    <dd className="mt-1 text-sm">{values[index]}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      </figure>
    </Section>
  );
}

export const specimen = defineSection({
  label: 'Example of a document',
  hint: 'A part of what you hand over, as an example: a sheet with rows of named values.',
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
  },
  Component: ({ data, id }) => <Specimen {...data} id={id} />,
});
