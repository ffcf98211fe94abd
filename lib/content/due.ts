import { addDays } from './day';
import type { Document } from './document';

/** A page that appears or expires at the start of a day. */
export type Due = { day: string; file: string; what: 'comes' | 'goes' };

/** Returns all pages that appear or expire after a day, the nearest first. */
export function dueAfter(day: string, documents: readonly Document[]): Due[] {
  return documents
    .filter(({ isDraft }) => !isDraft)
    .flatMap(({ source: { file }, from, until }): Due[] => [
      ...(from !== undefined ? [{ day: from, file, what: 'comes' as const }] : []),
      ...(until !== undefined ? [{ day: addDays(until, 1), file, what: 'goes' as const }] : []),
    ])
    .filter((one) => one.day > day)
    .sort((a, b) => (a.day === b.day ? a.file.localeCompare(b.file, 'en') : a.day < b.day ? -1 : 1));
}

export const dueOn = (day: string, documents: readonly Document[]): Due[] =>
  dueAfter(addDays(day, -1), documents).filter((one) => one.day === day);
