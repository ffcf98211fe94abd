import { MAX_TITLE_LENGTH } from '../../model/fields';
import type { Problem } from '../../model/problems';
import { atField, type Content, type Entry, isEntry } from '../content-file';

type Metadata = {
  title: string;
  shortTitle?: string | undefined;
  description: string;
  date?: string | undefined;
  updated?: string | undefined;
};

const listPages = ({ files }: Content): { entry: Entry; fields: Metadata }[] =>
  files.flatMap((entry) =>
    isEntry(entry) && entry.path !== undefined && 'description' in entry.fields && 'title' in entry.fields
      ? [{ entry, fields: entry.fields }]
      : [],
  );

const LIMIT = `at most ${MAX_TITLE_LENGTH} characters, as search engines cut it there, or a shortTitle of that length`;

export const checkTitles = (content: Content): Problem[] =>
  listPages(content).flatMap(({ entry, fields: { title, shortTitle = title } }) =>
    shortTitle.length > MAX_TITLE_LENGTH
      ? [atField(entry, ['title'], { expected: LIMIT, found: `${shortTitle.length} characters` })]
      : [],
  );

/** Finds titles and descriptions that two published pages have. */
export function checkEqualTexts(content: Content): Problem[] {
  const pages = listPages(content).filter(({ entry }) => !entry.isDraft);
  const findEqual = (chooseField: (fields: Metadata) => 'title' | 'shortTitle' | 'description') => {
    const readText = (fields: Metadata) => fields[chooseField(fields)];
    return pages.flatMap(({ entry, fields }, index) => {
      const other = pages.slice(0, index).findLast((page) => readText(page.fields) === readText(fields))?.entry.file;
      if (other === undefined) return [];
      const problem = { expected: 'a text that no other page has', found: `the same as in ${other}` };
      return [atField(entry, [chooseField(fields)], { ...problem, cause: { type: 'equal text', file: other } })];
    });
  };
  return [
    ...findEqual(({ shortTitle }) => (shortTitle === undefined ? 'title' : 'shortTitle')),
    ...findEqual(() => 'description'),
  ];
}

/** Finds updates before the publication, and in the future. */
export const checkUpdates = (content: Content): Problem[] =>
  listPages(content).flatMap(({ entry, fields: { date, updated } }): Problem[] => {
    const { day } = content;
    if (updated === undefined) return [];
    const found = JSON.stringify(updated);
    const report = (expected: string) => atField(entry, ['updated'], { expected, found });
    return [
      ...(date !== undefined && updated < date ? [report(`the day of publication, ${date}, or a later one`)] : []),
      ...(updated > day && updated > (date ?? day) ? [report(`the day of the build, ${day}, or an earlier one`)] : []),
    ];
  });
