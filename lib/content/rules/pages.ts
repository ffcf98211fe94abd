import { KINDS, toContentPath } from '../../model/kinds';
import { HOME, SEARCH, type SectionName } from '../../model/page';
import { didYouMean, type Problem } from '../../model/problems';
import { SECTIONS } from '../../model/sections';
import type { SectionDefinition } from '../../model/sections/definition';
import {
  atField,
  type Content,
  type ContentFile,
  isEntry,
  isOfMarkdown,
  isPublished,
  listEntries,
  listIds,
} from '../content-file';

const LISTED = new Intl.ListFormat('en-AU', { type: 'conjunction' });

const fileOfPage = (name: string) => toContentPath({ folder: 'pages', file: name });
const LIST_PAGES = KINDS.flatMap(({ list }) => list ?? []);

const DEFINITIONS: Readonly<Record<SectionName, SectionDefinition>> = SECTIONS;

export function checkNeededFiles({ files, refused }: Content): Problem[] {
  const singles = KINDS.filter(({ file }) => file !== undefined);
  const needed = [...singles.map(toContentPath), ...[HOME, SEARCH, ...LIST_PAGES].map(fileOfPage)];
  return needed.flatMap((file): Problem[] => {
    const present = files.find((other) => other.file === file);
    const isRefused = refused.some((problem) => problem.file === file);
    if (isRefused || (present && !present.isDraft)) return [];
    const problem = present
      ? { expected: 'a published page, which the site needs', found: 'a draft' }
      : { expected: 'a file of this name', found: 'nothing' };
    return [{ file, line: 1, place: 'file', path: ['file'], ...problem }];
  });
}

const listPages = ({ files }: Content) => listEntries(files, 'pages');

export function checkLists(content: Content): Problem[] {
  const listSection = Object.entries(DEFINITIONS).find(([, { showsList }]) => showsList)?.[0];
  return listPages(content).flatMap((page): Problem[] => {
    const at = page.fields.sections.findIndex(({ section }) => section === listSection);
    if (LIST_PAGES.includes(page.slug) === at >= 0) return [];
    if (at < 0) {
      const expected = `a section that shows the list: - section: ${listSection}`;
      return [atField(page, ['sections'], { expected, found: 'none', cause: { type: 'nothing' } })];
    }
    const found = `${listSection}, which is for ${LISTED.format(LIST_PAGES.map(fileOfPage))}`;
    const line = page.findLine(['sections', at]);
    return [{ ...atField(page, ['sections'], { expected: 'a section this page can show', found }), line }];
  });
}

export const checkDoubleSections = (content: Content): Problem[] =>
  listPages(content).flatMap((page) => {
    const singles = page.fields.sections.map((part) =>
      DEFINITIONS[part.section].isSingle || isOfMarkdown(part) ? part.section : undefined,
    );
    return singles.flatMap((name, index) => {
      if (!name || singles.indexOf(name) === index) return [];
      const expected = `this section once on a page${name === 'text' ? ', or paragraphs of its own' : ''}`;
      return [atField(page, ['sections', index], { expected, found: `${name} a second time` })];
    });
  });

export const checkDoubleIds = ({ files }: Content): Problem[] =>
  files.filter(isEntry).flatMap((entry) => {
    const ids = listIds(entry);
    const path = [entry.id === 'pages' ? 'sections' : 'capabilitiesSection'];
    return ids
      .filter((id, index) => ids.indexOf(id) < index)
      .map((id) => atField(entry, path, { expected: 'each id once', found: `${JSON.stringify(id)} a second time` }));
  });

/** Finds fields that name no published post or case study. One that cannot be parsed is not reported again. */
export const checkReferences = ({ files, day }: Content): Problem[] =>
  files.filter(isEntry).flatMap((entry) =>
    entry.markedTexts().flatMap(({ role, path, value }) => {
      if (role !== 'post' && role !== 'case-study') return [];
      const named = (file: ContentFile) => file.kind.singular === role;
      // A scheduled entry would leave an empty section.
      const slugs = files.filter((file) => named(file) && isPublished(file, day)).map(({ slug }) => slug);
      if (slugs.includes(value)) return [];
      const expected = `the slug of a published ${role.replace('-', ' ')}${didYouMean(value, slugs)}`;
      const hidden = files.find((file) => named(file) && file.slug === value);
      const cause = hidden && ({ type: 'not published', file: hidden.file } as const);
      return [atField(entry, path, { expected, found: JSON.stringify(value), cause })];
    }),
  );
