/** The two checks of wording. Everything else about the copy is a matter of review. */

import { z } from 'zod';
import { companyFields } from '../../model/content-types';
import { MAX_TITLE_LENGTH } from '../../model/fields';
import { atField, type Document, type Documents, type TextPart, textPartsOf } from '../document';
import { memoize } from '../memoize';
import { describeValue, type Problem } from '../problems';

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

const officesSchema = z.array(z.object({ code: z.string() }));

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const COUNT = new RegExp(`\\b(\\d+|${WORDS.join('|')}) (offices|countries)\\b`, 'gi');

/** Finds texts that count the offices, or their countries, and differ from the list in content/site.md. @returns notes */
export function checkOffices(documents: Documents): Problem[] {
  const offices = officesSchema.safeParse(companyFields(documents.map(({ source }) => source)).offices).data;
  if (!offices) return [];
  const counts = { offices: offices.length, countries: new Set(offices.map(({ code }) => code)).size };
  return documents.flatMap(countsOf).flatMap(({ number, of, match, place }): Problem[] => {
    if (number === counts[of]) return [];
    const expected = `${counts[of]} ${of}, as content/site.md lists them, or a text without their number`;
    return [{ ...place(), expected, found: describeValue(match) }];
  });
}

type Count = { number: number; of: 'offices' | 'countries'; match: string };

const countsOf = memoize((document: Document) =>
  textPartsOf(document).flatMap((part) => countsIn(part, document).map((count) => ({ ...count, place: part.place }))),
);

function countsIn({ text, path }: TextPart, document: Document): Count[] {
  const counted = `${figureNextTo(path, document) ?? ''} ${text}`.matchAll(COUNT);
  return [...counted].map(([match, number = '', of = '']) => ({
    number: numberOf(number),
    of: of.toLowerCase() === 'offices' ? 'offices' : 'countries',
    match,
  }));
}

const numberOf = (word: string) => (/^\d/.test(word) ? Number(word) : WORDS.indexOf(word.toLowerCase()) + 1);

/** Returns the figure that a text explains: `number: '04'`, `label: offices`. */
function figureNextTo(path: TextPart['path'], document: Document): string | undefined {
  const name = path.at(-1);
  if (name !== 'label' && name !== 'text') return undefined;
  const group = JSON.stringify(path.slice(0, -1));
  return textPartsOf(document).find(
    (part) => /^(number|figure)$/.test(String(part.path.at(-1))) && JSON.stringify(part.path.slice(0, -1)) === group,
  )?.text;
}
