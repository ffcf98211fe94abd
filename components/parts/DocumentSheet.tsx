import type { ReactNode } from 'react';
import type { Company } from '@/lib/model/company';
import type { Sheet } from '@/lib/model/fields';
import { SheetCells } from './TitleBlock';

type Props = {
  title: string;
  label: string;
  sheet: Sheet | undefined;
  company: Company;
  children: ReactNode;
};

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
