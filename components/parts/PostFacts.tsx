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
    <ul className="figure-note flex flex-wrap gap-x-4">
      {dates.map(
        ([label, day]) =>
          day && (
            <li key={label}>
              {label} <time dateTime={day}>{formatDate(day, getDateLanguage(company))}</time>
            </li>
          ),
      )}
      <li>
        {minutes} {labels.readingTime}
      </li>
    </ul>
  );
}
