const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * A date in the specification's own order.
 * @param date YYYY-MM-DD
 * @param month long as for a post (March 15, 2024), or short as for a news item (Dec 30, 2019)
 */
export function formatDate(date: string, month: 'long' | 'short' = 'long'): string {
  const [year = '', monthNumber = '', day = ''] = date.split('-');
  const name = MONTHS[Number(monthNumber) - 1] ?? monthNumber;
  return `${month === 'short' ? name.slice(0, 3) : name} ${Number(day)}, ${year}`;
}
