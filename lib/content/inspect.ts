import { byPlace, checkContent, type Inspection, inspectTexts, type LoadedContent, timeZoneOf } from './check';
import { checkEarlierUrls, type EarlierContent } from './checks/earlier-urls';
import type { Model } from './content-types';
import { buildDay } from './day';
import { documentOf } from './document';
import { listContentFiles, listPublicFiles, readContent } from './read';
import type { SourceFile } from './source-file';

/** Reads all content and validates the front matter only. @param day default: the build day */
export function loadContent(root: string, model: Model, day?: string): LoadedContent {
  const read = readContent(root);
  return checkContent(read, model, day ?? buildDay(timeZoneOf(read.files)));
}

export type EarlierFiles = Pick<EarlierContent, 'renames'> & { files: readonly SourceFile[] };
type Options = { day?: string | undefined; earlier?: EarlierFiles | undefined };

/** Reads all content and validates everything. @param options `earlier` is the version whose URLs must not be lost */
export function inspectContent(root: string, model: Model, { day, earlier }: Options = {}): Inspection {
  const content = loadContent(root, model, day);
  const inspection = inspectTexts(content, { publicFiles: listPublicFiles(), contentFiles: listContentFiles(root) });
  if (!earlier || !content.isComplete) return inspection;
  const { files, renames } = earlier;
  const documents = files.flatMap((source) => documentOf(source, content.types, content.day) ?? []);
  const lost = checkEarlierUrls(content, { documents, renames });
  return { ...inspection, problems: [...inspection.problems, ...lost].sort(byPlace) };
}
