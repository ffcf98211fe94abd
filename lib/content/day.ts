/** The build day: no other code reads the clock. */

/** Formats a time as YYYY-MM-DD. */
const dayIn = (timeZone: string, time: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(time);

type Settings = Readonly<Partial<Record<string, string>>>;

/**
 * Returns DAY, the day of SOURCE_DATE_EPOCH (https://reproducible-builds.org/specs/source-date-epoch/), or today.
 * @throws if DAY is not a day
 */
export function buildDay(timeZone: string, env: Settings = process.env): string {
  const { DAY, SOURCE_DATE_EPOCH } = env;
  if (!DAY) return dayIn(timeZone, SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date());
  if (isDay(DAY)) return DAY;
  throw new Error(`DAY: expected a day such as 2026-12-01, found ${JSON.stringify(DAY)}`);
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text;

export function addDays(day: string, days: number): string {
  const time = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(time.getTime())) return '';
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}
