import { addDays } from './day';
import type { Documents } from './document';

type ScheduledChange = { day: string; file: string; what: 'appears' | 'expires' };

/** Returns all pages that appear or expire after a day, the nearest first. */
export function scheduledAfter(day: string, documents: Documents): ScheduledChange[] {
  return documents
    .filter(({ isDraft }) => !isDraft)
    .flatMap(({ source: { file }, from, until }): ScheduledChange[] => [
      ...(from !== undefined ? [{ day: from, file, what: 'appears' as const }] : []),
      ...(until !== undefined ? [{ day: addDays(until, 1), file, what: 'expires' as const }] : []),
    ])
    .filter((change) => change.day > day)
    .sort((a, b) => a.day.localeCompare(b.day, 'en') || a.file.localeCompare(b.file, 'en'));
}

export const scheduledOn = (day: string, documents: Documents): ScheduledChange[] =>
  scheduledAfter(addDays(day, -1), documents).filter((change) => change.day === day);
