type Month = 'long' | 'short';

/** Formats YYYY-MM-DD: 15 March 2024 in en-AU, March 15, 2024 in en-US; short: Dec 30, 2019. */
export function formatDate(date: string, language: string, month: Month = 'long'): string {
  const options = { year: 'numeric', month, day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, options).format(new Date(date));
}

type Languages = { language: string; dateLanguage?: string | undefined };

export const getDateLanguage = ({ language, dateLanguage = language }: Languages) => dateLanguage;

type Dated = { dateTime?: string | undefined; note?: string | undefined };

export const withDate = <T extends Dated>(teaser: T, company: Languages): T =>
  teaser.dateTime === undefined ? teaser : { ...teaser, note: formatDate(teaser.dateTime, getDateLanguage(company)) };
