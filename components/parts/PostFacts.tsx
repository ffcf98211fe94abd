import type { Company } from '@/lib/model/company';
import { formatDate, getDateLanguage } from '@/lib/site/format-date';

type Props = {
  company: Company;
  date?: string | undefined;
  updated?: string | undefined;
  minutes: number;
};

export function PostFacts({ company, date, updated, minutes }: Props) {
  const { labels } = company;
  const dates = Object.entries({ [labels.published]: date, [labels.updated]: updated });
  return (
    <ul className="figure-note -mt-3 grid overflow-clip">
      {dates.map(
        ([label, day]) =>
          day && (
            <li key={label} className="-mt-px border-line border-t py-3">
              {label} <time dateTime={day}>{formatDate(day, getDateLanguage(company))}</time>
            </li>
          ),
      )}
      <li className="-mt-px border-line border-t py-3">
        {minutes} {labels.readingTime}
      </li>
    </ul>
  );
}
