import type { Company } from '@/lib/definitions/company';
import type { CaseStudy } from '@/lib/definitions/entry-schemas';
import { dateLanguageOf, formatDate } from '@/lib/shared/format-date';

type Props = { sheet: NonNullable<CaseStudy['sheet']>; title: string; company: Company; url: string };

/** Renders the title block in the corner of a printed sheet. */
export function TitleBlock({ sheet, title, company, url }: Props) {
  const { name, labels } = company;
  const cells = {
    [labels.sheetNumber]: sheet.number,
    [labels.sheetRevision]: sheet.revision,
    ...(sheet.date && { [labels.sheetDate]: formatDate(sheet.date, dateLanguageOf(company), 'short') }),
  };
  return (
    <div className="title-block print-only">
      <p>{name}</p>
      <p>{title}</p>
      <p>{url}</p>
      <dl>
        {Object.entries(cells).map(([label, value]) => (
          <div key={label}>
            <dt className="figure-note">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
