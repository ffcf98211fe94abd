import type { Labels } from '@/lib/definitions/company';
import type { CaseStudy } from '@/lib/definitions/entry-schemas';
import { formatDate } from '@/lib/shared/format-date';

type Props = {
  sheet: NonNullable<CaseStudy['sheet']>;
  title: string;
  company: string;
  labels: Labels;
  url: string;
  language: string;
};

/** Renders the title block in the corner of a printed sheet. */
export function TitleBlock({ sheet, title, company, labels, url, language }: Props) {
  const cells = [
    { label: labels.sheetNumber, value: sheet.number },
    { label: labels.sheetRevision, value: sheet.revision },
    { label: labels.sheetDate, value: formatDate(sheet.date, language, 'short') },
  ];
  return (
    <div className="title-block print-only">
      <p>{company}</p>
      <p>{title}</p>
      <p>{url}</p>
      <dl>
        {cells.map(({ label, value }) => (
          <div key={label}>
            <dt className="figure-note">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
