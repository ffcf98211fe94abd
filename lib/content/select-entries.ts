import { type Content, type Entry, isEntry, isShown } from './content-file';

/**
 * Returns the entries of a site: those that are shown on its day.
 * @param withDrafts whether valid drafts and scheduled ones follow, except drafts whose URL is taken
 */
export function selectEntries({ files, day }: Pick<Content, 'files' | 'day'>, withDrafts: boolean): Entry[] {
  const taken = new Set(files.filter(({ isDraft }) => !isDraft).map(({ path }) => path));
  const isPossible = ({ isDraft, path }: Entry) => !(isDraft && path !== undefined && taken.has(path));
  return files.filter(isEntry).filter((entry) => isShown(entry, day) || (withDrafts && isPossible(entry)));
}
