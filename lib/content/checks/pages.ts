/** What pages need of each other: files that must be there, lists that show their entries, fields that name an entry. */

import { HOME } from '../../definitions/page';
import type { Sections } from '../../definitions/section';
import { type Document, sectionIds } from '../document';
import { textsOfKind } from '../fields';
import { type Kind, sectionNames } from '../kinds';
import { formatPath, nearest, type Problem } from '../problems';

/** Files the site cannot be without. @param known problems so far: a file that cannot be read is there */
export function checkNeededFiles(
  documents: readonly Document[],
  kinds: readonly Kind[],
  known: readonly Problem[],
): Problem[] {
  const lists = kinds.flatMap(({ collection }) => collection?.list ?? []);
  const singles = kinds.flatMap(({ folder, name }) => (name === undefined ? [] : [[folder, name]]));
  const needed = [...singles, ...[HOME, ...lists].map((name) => ['pages', name])];
  const files = needed.map((parts) => `content/${parts.filter(Boolean).join('/')}.md`);
  const present = new Set([...documents.map(({ source }) => source.file), ...known.map(({ file }) => file)]);
  return files
    .filter((file) => !present.has(file))
    .map((file) => ({ file, line: 1, field: 'file', expected: 'a file of this name', found: 'nothing' }));
}

/** The page of a list must show it; on any other page there is no list to show. */
export function checkLists(documents: readonly Document[], kinds: readonly Kind[], sections: Sections): Problem[] {
  const lists = kinds.flatMap(({ collection }) => (collection?.list === undefined ? [] : [`pages/${collection.list}`]));
  const [listSection = ''] = Object.keys(sections).filter((name) => sections[name]?.showsList);
  return documents.flatMap(({ source, path, kind }): Problem[] => {
    if (kind.folder !== 'pages') return [];
    const isList = lists.includes(`pages/${path}`);
    const at = sectionNames(source.data).indexOf(listSection);
    if (isList === at >= 0) return [];
    const line = source.lineOf(isList ? ['sections'] : ['sections', at]);
    const expected = isList
      ? `a section that shows the list: - section: ${listSection}`
      : 'a section this page can show';
    const found = isList
      ? 'none'
      : `${listSection}, which is for ${lists.map((name) => `content/${name}.md`).join(' and ')}`;
    return [{ file: source.file, line, field: 'sections', expected, found }];
  });
}

/** Some sections are there once only, and no two may be the same place for links. */
export function checkDoubles(documents: readonly Document[], sections: Sections): Problem[] {
  return documents.flatMap(({ source }): Problem[] => {
    const names = sectionNames(source.data);
    const again = names.flatMap((name, index) =>
      sections[name]?.isSingle && names.indexOf(name) < index ? [index] : [],
    );
    const ids = sectionIds(source.data);
    const doubled = ids.filter((id, index) => ids.indexOf(id) < index);
    const problem = (line: number, field: string, expected: string, found: string) => ({
      file: source.file,
      line,
      field,
      expected,
      found,
    });
    return [
      ...again.map((index) =>
        problem(
          source.lineOf(['sections', index]),
          `sections.${index + 1}`,
          'this section once on a page',
          `${names[index]} a second time`,
        ),
      ),
      ...doubled.map((id) =>
        problem(source.lineOf(['sections']), 'sections', 'each id once', `${JSON.stringify(id)} a second time`),
      ),
    ];
  });
}

/** Fields that name an entry must name a published one. @param known problems so far: what is wrong with an entry itself is not reported again */
export function checkReferences(documents: readonly Document[], known: readonly Problem[]): Problem[] {
  const entries = documents.filter(({ kind }) => kind.collection?.hasFeeds);
  const published = entries.filter(({ isDraft }) => !isDraft).map(({ path }) => path);
  const broken = entries.filter(({ source }) => known.some(({ file }) => file === source.file)).map(({ path }) => path);
  return documents.flatMap(({ source, kind }) =>
    textsOfKind('post', kind.schema, source.data).flatMap(({ path, value }): Problem[] => {
      if (published.includes(value) || broken.includes(value)) return [];
      const near = nearest(value, published);
      const expected = `the slug of a published post${near === undefined ? '' : ` (did you mean "${near}"?)`}`;
      return [
        {
          file: source.file,
          line: source.lineOf(path),
          field: formatPath(path),
          expected,
          found: JSON.stringify(value),
        },
      ];
    }),
  );
}
