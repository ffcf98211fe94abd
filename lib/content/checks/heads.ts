/** Validates titles, descriptions and days where a field's schema cannot: across pages, and against each other. */
import { z } from 'zod';
import { TITLE_MAX } from '../../definitions/blocks';
import { atField, type Document } from '../document';
import type { Problem } from '../problems';

const TITLES = ['title', 'shortTitle'];

const head = z.object({
  title: z.string(),
  shortTitle: z.string().optional(),
  description: z.string(),
  date: z.string().optional(),
  updated: z.string().optional(),
  until: z.string().optional(),
});

/**
 * Finds titles and descriptions used twice, titles too long for a search result, and days before the publication.
 * @param known problems so far: a title that its schema reports is not reported again
 */
export function checkHeads(documents: readonly Document[], known: readonly Problem[]): Problem[] {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  return documents.flatMap(({ source, address, isDraft, isOver }): Problem[] => {
    const fields = head.safeParse(source.data).data;
    if (address === undefined || !fields) return [];
    const { title, shortTitle = title, description, date, updated, until } = fields;
    const isHidden = isDraft || isOver;
    const problem = (field: string, expected: string, found: string) => atField(source, [field], expected, found);
    const twice = (field: string, value: string, seen: Map<string, string>) => {
      const other = seen.get(value);
      if (!isHidden) seen.set(value, source.file);
      return isHidden || other === undefined
        ? []
        : [problem(field, 'words no other page has', `the same as in ${other}`)];
    };
    const isTold = known.some(({ file, field }) => file === source.file && TITLES.includes(field));
    const expected = `at most ${TITLE_MAX} characters, as search engines cut it there, or a shortTitle of that length`;
    return [
      ...(shortTitle.length > TITLE_MAX && !isTold
        ? [problem('title', expected, `${shortTitle.length} characters`)]
        : []),
      ...twice('title', shortTitle, titles),
      ...twice('description', description, descriptions),
      ...Object.entries({ updated, until }).flatMap(([field, day]) =>
        date !== undefined && day !== undefined && day < date
          ? [problem(field, `the day of publication, ${date}, or a later one`, JSON.stringify(day))]
          : [],
      ),
    ];
  });
}
