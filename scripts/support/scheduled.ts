import type { Documents } from '../../lib/content/document';

type DatedPage = { day: string; file: string };

/** Returns all pages with a day of publication but drafts, the earliest first. */
const datedPages = (documents: Documents): DatedPage[] =>
  documents
    .flatMap(({ isDraft, from, source: { file } }): DatedPage[] =>
      isDraft || from === undefined ? [] : [{ day: from, file }],
    )
    .sort((a, b) => a.day.localeCompare(b.day, 'en') || a.file.localeCompare(b.file, 'en'));

export const scheduledAfter = (day: string, documents: Documents): DatedPage[] =>
  datedPages(documents).filter((page) => page.day > day);

export const scheduledOn = (day: string, documents: Documents): DatedPage[] =>
  datedPages(documents).filter((page) => page.day === day);
