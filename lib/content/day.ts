/** The day a site is made for: the only clock a build may see. */

/** Puts a time into a time zone, as YYYY-MM-DD. */
const dayIn = (timeZone: string, time: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(time);

type Settings = Readonly<Partial<Record<string, string>>>;

/**
 * DAY=2026-12-01 names the day; SOURCE_DATE_EPOCH (https://reproducible-builds.org/specs/source-date-epoch/) a second of
 * it; without both it is today.
 * @throws when DAY is no day
 */
export function buildDay(timeZone: string, env: Settings = process.env): string {
  const { DAY, SOURCE_DATE_EPOCH } = env;
  if (!DAY) return dayIn(timeZone, SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date());
  if (isDay(DAY)) return DAY;
  throw new Error(`DAY: expected a day such as 2026-12-01, found ${JSON.stringify(DAY)}`);
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text;

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  const time = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(time.getTime())) return '';
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}
