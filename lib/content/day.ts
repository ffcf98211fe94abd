import { isDay } from '../model/fields';

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
