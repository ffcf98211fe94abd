import { z } from 'zod';
import { MAX_TITLE_LENGTH } from '../../model/fields';
import { atField, type Documents } from '../document';
import type { Problem } from '../problems';

const metadata = z.object({
  title: z.string(),
  shortTitle: z.string().optional(),
  description: z.string(),
  date: z.string().optional(),
  updated: z.string().optional(),
});

/**
 * Finds duplicate or long titles, duplicate descriptions, and updates before the publication.
 * @param others problems so far
 */
export function checkMetadata(documents: Documents, others: readonly Problem[], day: string): Problem[] {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  return documents.flatMap(({ source, url, isDraft, from = day }): Problem[] => {
    const fields = metadata.safeParse(source.data).data;
    if (url === undefined || !fields) return [];
    const { title, shortTitle = title, description, date, updated } = fields;
    const problem = (field: string, expected: string, found: string) => atField(source, [field], expected, found);
    const twice = (field: string, value: string, seen: Map<string, string>) => {
      if (isDraft) return [];
      const other = seen.get(value);
      seen.set(value, source.file);
      return other === undefined ? [] : [problem(field, 'a text that no other page has', `the same as in ${other}`)];
    };
    const isReported = others.some(({ file, field }) => file === source.file && /^(title|shortTitle)$/.test(field));
    const limit = `at most ${MAX_TITLE_LENGTH} characters, as search engines cut it there, or a shortTitle of that length`;
    return [
      ...(shortTitle.length > MAX_TITLE_LENGTH && !isReported
        ? [problem('title', limit, `${shortTitle.length} characters`)]
        : []),
      ...twice('title', shortTitle, titles),
      ...twice('description', description, descriptions),
      ...(date !== undefined && updated !== undefined && updated < date
        ? [problem('updated', `the day of publication, ${date}, or a later one`, JSON.stringify(updated))]
        : []),
      ...(updated !== undefined && updated > day && updated > from
        ? [problem('updated', `the day of the build, ${day}, or an earlier one`, JSON.stringify(updated))]
        : []),
    ];
  });
}
