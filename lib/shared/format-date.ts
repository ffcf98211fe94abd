/**
 * A date in the specification's own order.
 * @param date YYYY-MM-DD
 * @param month long as for a post (March 15, 2024), or short as for a news item (Dec 30, 2019)
 */
export function formatDate(date: string, month: 'long' | 'short' = 'long'): string {
  const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month, day: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(date));
}
