import { DocumentTable } from '@/components/parts/DocumentTable';
import { FoldOnPhones } from '@/components/parts/FoldOnPhones';
import { Section } from '@/components/parts/Section';
import type { SectionProps } from './section-props';

/** With more values, a document is longer than a phone's screen. */
const MAX_VALUES = 10;

export function Specimen({ data, id, site: { company } }: SectionProps<'specimen'>) {
  const { label, title, columns, rows, sheet, ...copy } = data;
  const document = <DocumentTable example={{ label, title, columns, rows, sheet }} company={company} />;
  return (
    <Section id={id} {...copy}>
      {rows.length * columns.length > MAX_VALUES ? (
        <FoldOnPhones label={`${label}: ${title}`}>{document}</FoldOnPhones>
      ) : (
        document
      )}
    </Section>
  );
}
