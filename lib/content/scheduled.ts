import { isRecord } from '../shared/schema';
import { addDays } from './day';
import type { Document, Documents } from './document';

type ScheduledChange = { day: string; file: string; what: 'appears' | 'moves below the upcoming entries' };

/** Returns all pages that appear or change their place in a list after a day, the nearest first. */
export function scheduledAfter(day: string, documents: Documents): ScheduledChange[] {
  return documents
    .filter(({ isDraft }) => !isDraft)
    .flatMap((document): ScheduledChange[] => {
      const { file } = document.source;
      const { from } = document;
      const upcomingDay = upcomingDayOf(document);
      return [
        ...(from !== undefined ? [{ day: from, file, what: 'appears' as const }] : []),
        ...(upcomingDay !== undefined
          ? [{ day: addDays(upcomingDay, 1), file, what: 'moves below the upcoming entries' as const }]
          : []),
      ];
    })
    .filter((change) => change.day > day)
    .sort((a, b) => a.day.localeCompare(b.day, 'en') || a.file.localeCompare(b.file, 'en'));
}

export const scheduledOn = (day: string, documents: Documents): ScheduledChange[] =>
  scheduledAfter(addDays(day, -1), documents).filter((change) => change.day === day);

/** Returns the day that the list of a collection sorts an entry by: see `sort` of lib/definitions/collection.ts. */
function upcomingDayOf({ type, data }: Document): string | undefined {
  const sort = type.collection?.sort;
  const day = typeof sort === 'object' && isRecord(data) ? data[sort.upcoming] : undefined;
  return typeof day === 'string' ? day : undefined;
}
