import type { Company } from '@/lib/model/company';
import type { Sheet } from '@/lib/model/fields';
import { formatDate, getDateLanguage } from '@/lib/site/format-date';

type CellsProps = { sheet: Sheet; company: Company; className?: string };

/** Renders number, revision and date of a sheet. @param className its box; default: none, its cells are those of the part around it */
export function SheetCells({ sheet, company, className = 'contents' }: CellsProps) {
  const { labels } = company;
  const cells = {
    [labels.sheetNumber]: sheet.number,
    [labels.sheetRevision]: <Revision>{sheet.revision}</Revision>,
    ...(sheet.date && { [labels.sheetDate]: formatDate(sheet.date, getDateLanguage(company), 'short') }),
  };
  return (
    <dl className={className}>
      {Object.entries(cells).map(([label, value], index) => (
        <div key={index}>
          <dt className="figure-note whitespace-nowrap">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Revision({ children }: { children: string }) {
  return (
    <span className="relative inline-block px-3 pt-2 text-sm">
      <svg viewBox="0 0 32 28" className="drawn absolute inset-0 h-full" aria-hidden="true">
        <path d="M16 1 31 27H1z" />
      </svg>
      <span className="relative">{children}</span>
    </span>
  );
}

type Props = Omit<CellsProps, 'className'> & { title: string; url: string };

export function TitleBlock({ sheet, title, company, url }: Props) {
  return (
    <div className="title-block absolute end-0 bottom-0 hidden w-[17.5%] border-t-[2.75px] border-l-[2.75px] print:block">
      <p className="border-b px-6 py-2 font-display font-semibold">{company.name}</p>
      <p className="border-b px-6 py-2 font-display font-semibold">{title}</p>
      <p className="wrap-anywhere border-b px-6 py-2">{url}</p>
      <SheetCells sheet={sheet} company={company} className="flex gap-6 px-6 py-2" />
    </div>
  );
}
