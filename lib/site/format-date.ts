type Month = 'long' | 'short';

/** Caches formats, because creating one takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats YYYY-MM-DD: 15 March 2024 in en-AU, March 15, 2024 in en-US; short: Dec 30, 2019. */
export function formatDate(date: string, language: string, month: Month = 'long'): string {
  const key = `${language} ${month}`;
  const options = { year: 'numeric', month, day: 'numeric', timeZone: 'UTC' } as const;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format.format(new Date(date));
}

type Languages = { language: string; dateLanguage?: string | undefined };

export const getDateLanguage = ({ language, dateLanguage = language }: Languages) => dateLanguage;

type Dated = { dateTime?: string | undefined; note?: string | undefined };

export const withDate = <T extends Dated>(teaser: T, company: Languages): T =>
  teaser.dateTime === undefined ? teaser : { ...teaser, note: formatDate(teaser.dateTime, getDateLanguage(company)) };
