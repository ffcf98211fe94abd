import { DocumentTable } from '@/components/parts/DocumentTable';
import { Section } from '@/components/parts/Section';
import type { Company } from '@/lib/model/company';
import type { SectionFields } from '@/lib/model/page';
import type { SectionProps } from './section-props';

type Props = SectionFields<'specimen'> & { id?: string | undefined; company: Company };

/** Renders an excerpt of a document as an example. */
export function Specimen({ label, title, columns, rows, sheet, company, ...copy }: Props) {
  return (
    <Section {...copy}>
      <DocumentTable example={{ label, title, columns, rows, sheet }} company={company} />
    </Section>
  );
}

export function SpecimenSection({ data, id, site: { company } }: SectionProps<'specimen'>) {
  return <Specimen {...data} id={id} company={company} />;
}
