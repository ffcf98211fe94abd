import { isDay } from './schemas/fields';

type Settings = Readonly<Partial<Record<string, string>>>;

/**
 * Returns DAY, the day of SOURCE_DATE_EPOCH (https://reproducible-builds.org/specs/source-date-epoch/), or today. No
 * other code reads the clock. @throws if DAY is not a day
 */
export function buildDay(timeZone: string, { DAY, SOURCE_DATE_EPOCH }: Settings = process.env): string {
  if (DAY && !isDay(DAY)) throw new Error(`DAY: expected a day such as 2026-12-01, found ${JSON.stringify(DAY)}`);
  const time = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
  return DAY || new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(time);
}

export function addDays(day: string, days: number): string {
  const time = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(time.getTime())) return '';
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}
