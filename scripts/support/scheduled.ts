import type { ContentFile } from '../../lib/content/content-file';

type DatedPage = { day: string; file: string };

/** Returns all pages with a day of publication but drafts, the earliest first. */
const datedPages = (files: readonly ContentFile[]): DatedPage[] =>
  files
    .flatMap(({ isDraft, from, file }): DatedPage[] => (isDraft || from === undefined ? [] : [{ day: from, file }]))
    .sort((a, b) => a.day.localeCompare(b.day, 'en') || a.file.localeCompare(b.file, 'en'));

export const scheduledAfter = (day: string, files: readonly ContentFile[]): DatedPage[] =>
  datedPages(files).filter((page) => page.day > day);

export const scheduledOn = (day: string, files: readonly ContentFile[]): DatedPage[] =>
  datedPages(files).filter((page) => page.day === day);
