import { isRecord } from '../model/walk';
import { type Content, type ContentFile, type Entry, isEntry, isShown, parseFile } from './content-file';
import { repairDraft } from './repair-draft';

/**
 * Returns the entries of a site: those that are shown on its day.
 * @param withDrafts whether drafts and scheduled ones follow, except drafts whose URL is taken
 */
export function selectEntries({ files, day }: Pick<Content, 'files' | 'day'>, withDrafts: boolean): Entry[] {
  const taken = new Set(files.filter(({ isDraft }) => !isDraft).map(({ path }) => path));
  const isPossible = ({ isDraft, path }: Entry) => !(isDraft && path !== undefined && taken.has(path));
  return files
    .flatMap((file) => (isEntry(file) ? file : withDrafts && file.isDraft ? (repair(file, day) ?? []) : []))
    .filter((entry) => isShown(entry, day) || (withDrafts && isPossible(entry)));
}

/** Returns a draft with examples in the place of what it lacks or gets wrong; undefined if that does not help. */
function repair(file: ContentFile, day: string): Entry | undefined {
  const repaired = repairDraft(file.type, file.data);
  const hasOwnDate = isRecord(file.data) && isRecord(repaired) && file.data.date === repaired.date;
  // An example of a day would pass for a day that somebody chose.
  const data = isRecord(repaired) && 'date' in repaired && !hasOwnDate ? { ...repaired, date: day } : repaired;
  const entry = parseFile(file.file, { ...file, data }, { outline: file.outline });
  return entry && isEntry(entry) ? { ...entry, problems: file.problems } : undefined;
}
