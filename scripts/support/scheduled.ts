import { addDays } from '../../lib/content/day';
import type { Documents } from '../../lib/content/document';

type ScheduledPage = { day: string; file: string };

/** Returns all pages that appear after a day, the nearest first. */
export const scheduledAfter = (day: string, documents: Documents): ScheduledPage[] =>
  documents
    .flatMap(({ isDraft, from, source: { file } }): ScheduledPage[] =>
      isDraft || from === undefined || from <= day ? [] : [{ day: from, file }],
    )
    .sort((a, b) => a.day.localeCompare(b.day, 'en') || a.file.localeCompare(b.file, 'en'));

export const scheduledOn = (day: string, documents: Documents): ScheduledPage[] =>
  scheduledAfter(addDays(day, -1), documents).filter((page) => page.day === day);
