import {
  byPlace,
  type Inspection as Checked,
  checkContent,
  inspectTexts,
  type LoadedContent,
  timeZoneOf,
} from './check';
import { checkPublishedUrls } from './checks/published-urls';
import type { Model } from './content-types';
import { buildDay } from './day';
import type { PublishedUrls } from './published-urls';
import { listContentFiles, listPublicFiles, readContent, readPublishedUrls } from './read';
import { contentHashOf } from './record-published';

type WithPublishedUrls = { publishedUrls: PublishedUrls };
export type LoadedFolder = LoadedContent & WithPublishedUrls;
export type Inspection = Checked & WithPublishedUrls;

/** Reads all content and validates the front matter only. @param day default: the build day */
export function loadContent(root: string, model: Model, day?: string): LoadedFolder {
  const read = readContent(root);
  const content = checkContent(read, model, day ?? buildDay(timeZoneOf(read.files)));
  return { ...content, publishedUrls: readPublishedUrls(root) };
}

type Options = { day?: string | undefined; lastVersion?: ((file: string) => string | undefined) | undefined };

/** Reads all content and validates everything. */
export function inspectContent(root: string, model: Model, { day, lastVersion }: Options = {}): Inspection {
  const { publishedUrls, ...content } = loadContent(root, model, day);
  const inspection = inspectTexts(content, { publicFiles: listPublicFiles(), contentFiles: listContentFiles(root) });
  const lost = content.isComplete
    ? checkPublishedUrls(content, publishedUrls, { hashOf: contentHashOf, lastVersion })
    : [];
  return { ...inspection, publishedUrls, problems: [...inspection.problems, ...lost].sort(byPlace) };
}
