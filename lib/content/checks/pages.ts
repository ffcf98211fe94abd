import { CONTENT_TYPES, listIds, sectionNames, toContentPath } from '../../model/content-types';
import { HOME, SEARCH } from '../../model/page';
import { SECTIONS } from '../../model/sections';
import type { SectionDefinition } from '../../model/sections/definition';
import { atField, type Documents, listMarkedTexts } from '../document';
import { describeValue, didYouMean, type Problem } from '../problems';

/** Finds missing files that the site needs. @param others problems so far: a file that cannot be parsed exists */
export function checkNeededFiles(documents: Documents, others: readonly Problem[]): Problem[] {
  const singles = CONTENT_TYPES.filter(({ name }) => name !== undefined);
  const files = [...singles.map(toContentPath), ...[HOME, SEARCH, ...LIST_PAGES].map(fileOfPage)];
  const drafts = new Set(documents.filter(({ isDraft }) => isDraft).map(({ source }) => source.file));
  const present = new Set([...documents.map(({ source }) => source.file), ...others.map(({ file }) => file)]);
  return files
    .filter((file) => !present.has(file) || drafts.has(file))
    .map((file) => ({
      file,
      line: 1,
      field: 'file',
      expected: drafts.has(file) ? 'a published page, which the site needs' : 'a file of this name',
      found: drafts.has(file) ? 'a draft' : 'nothing',
    }));
}

/** Finds folders whose list would have no entry: Next cannot export a route without a page. @param others problems so far */
export function checkPublished(documents: Documents, others: readonly Problem[]): Problem[] {
  return CONTENT_TYPES.flatMap((type): Problem[] => {
    if (type.kind?.list === undefined) return [];
    const file = toContentPath(type);
    const entries = documents.filter((document) => document.type === type);
    if (entries.some(({ isShown }) => isShown) || others.some((other) => other.file.startsWith(`${file}/`))) return [];
    const expected = `at least one published ${type.kind.singular.replace('-', ' ')}`;
    return [{ file, line: 1, field: 'files', expected, found: entries.length > 0 ? 'unpublished ones only' : 'none' }];
  });
}

const LISTED = new Intl.ListFormat('en-AU', { type: 'conjunction' });

const fileOfPage = (name: string) => toContentPath({ folder: 'pages', name });
const LIST_PAGES = CONTENT_TYPES.flatMap(({ kind }) => kind?.list ?? []);

const DEFINITIONS: Readonly<Record<string, SectionDefinition>> = SECTIONS;

export function checkLists(documents: Documents): Problem[] {
  const [listSection = ''] = Object.keys(DEFINITIONS).filter((name) => DEFINITIONS[name]?.showsList);
  return documents.flatMap(({ source, path, type }): Problem[] => {
    if (type.folder !== 'pages') return [];
    const at = sectionNames(source.data).indexOf(listSection);
    if (LIST_PAGES.includes(path) === at >= 0) return [];
    if (at < 0) {
      return [atField(source, ['sections'], `a section that shows the list: - section: ${listSection}`, 'none')];
    }
    const found = `${listSection}, which is for ${LISTED.format(LIST_PAGES.map(fileOfPage))}`;
    const line = source.lineOf(['sections', at]);
    return [{ ...atField(source, ['sections'], 'a section this page can show', found), line }];
  });
}

export function checkDoubles(documents: Documents): Problem[] {
  return documents.flatMap(({ source }): Problem[] => {
    const names = sectionNames(source.data);
    const ids = listIds(source.data);
    return [
      ...names.flatMap((name, index) => {
        if (!DEFINITIONS[name]?.isSingle || names.indexOf(name) === index) return [];
        return [atField(source, ['sections', index], 'this section once on a page', `${name} a second time`)];
      }),
      ...ids
        .filter((id, index) => ids.indexOf(id) < index)
        .map((id) =>
          atField(
            source,
            [names.length > 0 ? 'sections' : 'capabilitiesSection'],
            'each id once',
            `${JSON.stringify(id)} a second time`,
          ),
        ),
    ];
  });
}

/**
 * Finds fields that name no published post or case study.
 * @param others problems so far: an entry with problems is not reported again
 */
export function checkReferences(documents: Documents, others: readonly Problem[]): Problem[] {
  const hasProblem = ({ source }: Documents[number]) => others.some(({ file }) => file === source.file);
  return documents.flatMap((document) =>
    listMarkedTexts(document).flatMap(({ role, path, value }) => {
      if (role !== 'post' && role !== 'case-study') return [];
      const entries = documents.filter((entry) => entry.type.kind?.singular === role);
      // A scheduled entry would leave an empty section.
      const published = entries.filter(({ isShown }) => isShown);
      if ([...published, ...entries.filter(hasProblem)].some((entry) => entry.path === value)) return [];
      const slugs = published.map((entry) => entry.path);
      const expected = `the slug of a published ${role.replace('-', ' ')}${didYouMean(value, slugs)}`;
      return [atField(document.source, path, expected, JSON.stringify(value))];
    }),
  );
}

/** Finds posts and case studies without a text. @returns problems of published ones; for drafts they are notes */
export function checkEmptyTexts(documents: Documents): { problems: Problem[]; notes: Problem[] } {
  const findIn = (isDraft: boolean) =>
    documents
      .filter((document) => document.isDraft === isDraft && document.type.kind && document.type.body)
      .filter(({ source }) => source.body.trim() === '')
      .map(({ source }) => atField(source, ['body'], 'a text below the second ---', 'nothing'));
  return { problems: findIn(false), notes: findIn(true) };
}

export const checkHiddenText = (documents: Documents): Problem[] =>
  documents.flatMap(({ source: { file, body, bodyLine, data }, type }): Problem[] => {
    const start = body.search(/\S/);
    if (type.showsBody(data) || start < 0) return [];
    const line = bodyLine + body.slice(0, start).split('\n').length - 1;
    const [firstLine = ''] = body.slice(start).split('\n');
    const expected =
      type.body === undefined
        ? 'nothing below the closing ---: this page shows its fields only'
        : 'a body section to show it (- section: body), or nothing below the closing ---';
    return [{ file, line, field: 'text', expected, found: describeValue(firstLine) }];
  });
