import { DocumentTable } from '@/components/parts/DocumentTable';
import { Section } from '@/components/parts/Section';
import type { SectionProps } from './section-props';

export function Specimen({ data, id, site: { company } }: SectionProps<'specimen'>) {
  const { label, title, columns, rows, sheet, ...copy } = data;
  return (
    <Section id={id} {...copy}>
      <DocumentTable example={{ label, title, columns, rows, sheet }} company={company} />
    </Section>
  );
}
