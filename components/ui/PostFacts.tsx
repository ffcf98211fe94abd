import type { Company } from '@/lib/definitions/company';
import { dateLanguageOf, formatDate } from '@/lib/shared/format-date';
import { tagName } from '@/lib/shared/tag-name';
import { Link } from './Link';

type Props = {
  company: Company;
  date?: string | undefined;
  updated?: string | undefined;
  minutes: number;
  /** The URL before the topics; default: no topics. */
  base?: string | undefined;
  tags?: readonly string[] | undefined;
};

/** Renders dates, reading time and topics of a post. */
export function PostFacts({ company, date, updated, minutes, base, tags = [] }: Props) {
  const { labels } = company;
  const dates = Object.entries({ [labels.published]: date, [labels.updated]: updated });
  return (
    <>
      <ul className="figure-note -mt-3 grid overflow-clip">
        {dates.map(
          ([label, day]) =>
            day && (
              <li key={label} className="-mt-px border-line border-t py-3">
                {label} <time dateTime={day}>{formatDate(day, dateLanguageOf(company))}</time>
              </li>
            ),
        )}
        <li className="-mt-px border-line border-t py-3">
          {minutes} {labels.readingTime}
        </li>
      </ul>
      {base !== undefined && tags.length > 0 && (
        <p className="flex flex-wrap gap-x-6 gap-y-2 border-line border-t py-3">
          <span className="figure-note">{labels.topics}</span>
          {tags.map((tag) => (
            <Link key={tag} href={`${base}/tag/${tag}`} className="text-link">
              {tagName(tag)}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
