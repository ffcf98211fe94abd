import { HOME } from '../../definitions/page';
import type { Sections } from '../../definitions/section';
import { atField, type Document, markedTextsOf } from '../document';
import { fileOf, type Kind, sectionTexts } from '../kinds';
import { didYouMean, type Problem } from '../problems';

/** Finds missing files that the site needs. @param known problems so far: a file that cannot be parsed exists */
export function checkNeededFiles(
  documents: readonly Document[],
  kinds: readonly Kind[],
  known: readonly Problem[],
): Problem[] {
  const singles = kinds.filter(({ name }) => name !== undefined);
  const pages = [HOME, ...listPages(kinds)].map((name) => ({ folder: 'pages', name }));
  const files = [...singles, ...pages].map(fileOf);
  const present = new Set([...documents.map(({ source }) => source.file), ...known.map(({ file }) => file)]);
  return files
    .filter((file) => !present.has(file))
    .map((file) => ({ file, line: 1, field: 'file', expected: 'a file of this name', found: 'nothing' }));
}

const listPages = (kinds: readonly Kind[]) => kinds.flatMap(({ collection }) => collection?.list ?? []);

/** Finds lists that show no entries, and sections with entries on other pages. */
export function checkLists(documents: readonly Document[], kinds: readonly Kind[], sections: Sections): Problem[] {
  const lists = listPages(kinds);
  const [listSection = ''] = Object.keys(sections).filter((name) => sections[name]?.showsList);
  return documents.flatMap(({ source, path, kind }): Problem[] => {
    if (kind.folder !== 'pages') return [];
    const at = sectionTexts(source.data, 'section').indexOf(listSection);
    if (lists.includes(path) === at >= 0) return [];
    if (at < 0) {
      return [atField(source, ['sections'], `a section that shows the list: - section: ${listSection}`, 'none')];
    }
    const files = lists.map((name) => fileOf({ folder: 'pages', name }));
    const found = `${listSection}, which is for ${files.join(' and ')}`;
    const line = source.lineOf(['sections', at]);
    return [{ ...atField(source, ['sections'], 'a section this page can show', found), line }];
  });
}

/** Finds sections and ids that a page has twice. */
export function checkDoubles(documents: readonly Document[], sections: Sections): Problem[] {
  return documents.flatMap(({ source }): Problem[] => {
    const names = sectionTexts(source.data, 'section');
    const ids = sectionTexts(source.data, 'id');
    const again = (found: string) => `${found} a second time`;
    return [
      ...names.flatMap((name, index) => {
        if (!sections[name]?.isSingle || names.indexOf(name) === index) return [];
        return [atField(source, ['sections', index], 'this section once on a page', again(name))];
      }),
      ...ids
        .filter((id, index) => ids.indexOf(id) < index)
        .map((id) => atField(source, ['sections'], 'each id once', again(JSON.stringify(id)))),
    ];
  });
}

/** Finds fields that name no published post. @param known problems so far: a post with problems is not reported again */
export function checkReferences(documents: readonly Document[], known: readonly Problem[]): Problem[] {
  const entries = documents.filter(({ kind }) => kind.collection?.hasFeeds);
  // A scheduled or expiring post would leave its place empty.
  const published = entries.filter(({ isShown, until }) => isShown && until === undefined).map(({ path }) => path);
  const broken = entries.filter(({ source }) => known.some(({ file }) => file === source.file)).map(({ path }) => path);
  return documents.flatMap((document) =>
    markedTextsOf(document)
      .filter(({ kind, value }) => kind === 'post' && !published.includes(value) && !broken.includes(value))
      .map(({ path, value }) => {
        const expected = `the slug of a published post${didYouMean(value, published)}`;
        return atField(document.source, path, expected, JSON.stringify(value));
      }),
  );
}
