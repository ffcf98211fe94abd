import type { ReactNode } from 'react';
import type { Company } from '@/lib/model/company';
import type { Sheet } from '@/lib/model/fields';
import { SheetCells } from './TitleBlock';

type Props = {
  title: string;
  /** Marks an example. */
  label: string;
  sheet: Sheet | undefined;
  company: Company;
  children: ReactNode;
};

/** Renders a document as a drawing sheet: grid references along its edges, and the title block in its corner. */
export function DocumentSheet({ title, label, sheet, company, children }: Props) {
  return (
    <figure className="document-sheet">
      {children}
      <figcaption>
        <span className="figure-note">{label}</span>
        <span className="font-medium">{title}</span>
        {sheet && <SheetCells sheet={sheet} company={company} />}
      </figcaption>
    </figure>
  );
}
