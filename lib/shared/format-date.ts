type Month = 'long' | 'short';

/** Creating a format takes far longer than using it. */
const formats: Partial<Record<Month, Intl.DateTimeFormat>> = {};

/** Formats YYYY-MM-DD in the specification's order: March 15, 2024, or short: Dec 30, 2019. */
export function formatDate(date: string, month: Month = 'long'): string {
  formats[month] ??= new Intl.DateTimeFormat('en-US', { year: 'numeric', month, day: 'numeric', timeZone: 'UTC' });
  return formats[month].format(new Date(date));
}
