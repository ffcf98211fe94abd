type Month = 'long' | 'short';

/** To make one takes far longer than to use it. */
const formats: Partial<Record<Month, Intl.DateTimeFormat>> = {};

/**
 * A date in the specification's own order.
 * @param date YYYY-MM-DD
 * @param month long as for a post (March 15, 2024), or short as for a news item (Dec 30, 2019)
 */
export function formatDate(date: string, month: Month = 'long'): string {
  formats[month] ??= new Intl.DateTimeFormat('en-US', { year: 'numeric', month, day: 'numeric', timeZone: 'UTC' });
  return formats[month].format(new Date(date));
}
