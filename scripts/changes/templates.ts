/** Which pages stand for all when the look of a site is compared: one of each template. */
import type { Document } from '../../lib/content/document';
import { sectionTexts } from '../../lib/content/kinds';
import { groupBy } from '../../lib/shared/group-by';
import { type Changes, type FileChange, LOOKS } from './compare';

/** The address of a page, and the one it had before. */
export type PagePair = { before: string; after: string };

/**
 * Entries of a collection share a template, and so do pages with the same sections. Of each the first page that has
 * changed is taken, or the first one where all may look different, as styles have changed.
 * @param documents all content, as it is now
 * @param known addresses of pages that are in both exports, or have moved from one to the other
 */
export function pickPages(
  documents: readonly Pick<Document, 'kind' | 'address' | 'isShown' | 'data'>[],
  { pages, changed, files }: Pick<Changes, 'pages' | 'changed' | 'files'>,
  known: (address: string) => boolean,
): PagePair[] {
  const touched = new Set(changed.flatMap(({ pages: on }) => on));
  const isAllTouched = files.some(({ kind }: FileChange) => LOOKS.includes(kind));
  const shown = documents.filter(({ isShown, address }) => isShown && address !== undefined);
  const templates = groupBy(shown, ({ kind, data }) => `${kind.folder}: ${sectionTexts(data, 'section').join(' ')}`);
  const addressLists = [...templates.values()].map((alike) => alike.flatMap(({ address }) => address ?? []));
  const comesFrom = new Map(pages.moved.map(({ from, to }) => [to, from]));
  return [['/404'], ...addressLists].flatMap((addresses) => {
    const there = addresses.map((after) => ({ after, before: comesFrom.get(after) ?? after }));
    const both = there.filter(({ before }) => known(before));
    const picked = both.find(({ after }) => touched.has(after)) ?? (isAllTouched ? both[0] : undefined);
    return picked ? [picked] : [];
  });
}
