import { DAY, isDay } from '../model/fields';
import { readSettings } from '../settings';
import { type ContentFile, findCompany } from './content-file';

/** Returns the time zone of content/site.md; UTC while that file is invalid. */
export const readTimeZone = (files: readonly ContentFile[]): string => findCompany(files)?.fields.timeZone ?? 'UTC';

type DaySettings = Partial<Pick<ReturnType<typeof readSettings>, 'day' | 'epoch'>>;

/** Until the year 9999. */
const MAX_EPOCH = 253_402_300_799;
export const EPOCH_RULE = 'expected seconds such as 1764547200';
export const isEpoch = (text: string): boolean => /^\d+$/.test(text) && Number(text) <= MAX_EPOCH;

/**
 * Returns DAY, the day of SOURCE_DATE_EPOCH, or today. No other code reads the clock. @throws if DAY is not a day, or
 * SOURCE_DATE_EPOCH is no time
 */
export function buildDay(timeZone: string, { day, epoch }: DaySettings = readSettings()): string {
  if (day !== undefined && !isDay(day)) throw new Error(`DAY: expected ${DAY}, found "${day}".`);
  if (epoch !== undefined && !isEpoch(epoch)) throw new Error(`SOURCE_DATE_EPOCH: ${EPOCH_RULE}, found "${epoch}".`);
  const time = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
  return day ?? formatDay(time, timeZone);
}

/** Returns the offset of a time zone at a time: +11:00. */
function readOffset(time: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offset = format
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.slice('GMT'.length);
  return offset || '+00:00';
}

const DAY_MS = 86_400_000;

/** Returns the first moment of a day in a time zone: 2026-12-01T00:00:00+11:00. */
export function startOfDay(day: string, timeZone: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`);
  // Where the clock changes on that day, one of the two is of the day before, or an hour late.
  const [before, after] = [-DAY_MS, DAY_MS].map((distance) => {
    const offset = readOffset(new Date(noon + distance), timeZone);
    return `${day}T00:00:00${offset}`;
  }) as [string, string];
  return formatDay(new Date(before), timeZone) === day ? before : after;
}

/** Node, the browsers and their versions write a date of a language in different ways, but name its parts alike. */
function formatDay(time: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}
