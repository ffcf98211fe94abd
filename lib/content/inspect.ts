/** Reads the whole content folder and gathers all problems. */
import {
  byPlace,
  type Inspection as Checked,
  checkContent,
  inspectTexts,
  type LoadedContent,
  timeZoneOf,
} from './check';
import { checkPublishedUrls } from './checks/published-urls';
import { buildDay } from './day';
import type { Model } from './kinds';
import { markOfWords } from './published';
import type { PublishedUrls } from './published-urls';
import { listContentFiles, listPublicFiles, readContent, readPublishedUrls } from './read';

export { byPlace } from './check';

type WithPublishedUrls = {
  /** What was published before. */
  publishedUrls: PublishedUrls;
};
export type LoadedFolder = LoadedContent & WithPublishedUrls;
export type Inspection = Checked & WithPublishedUrls;

/**
 * Reads all content and validates the front matter. inspectContent checks the texts and their links too.
 * @param root the content folder
 * @param day the day the site is made for; default: that of the build
 */
export function loadContent(root: string, model: Model, day?: string): LoadedFolder {
  const read = readContent(root);
  const content = checkContent(read, model, day ?? buildDay(timeZoneOf(read.files)));
  return { ...content, publishedUrls: readPublishedUrls(root) };
}

type Options = {
  /** The day the site is made for; default: that of the build. */
  day?: string | undefined;
  /** Returns a file as it was before it was renamed or deleted. */
  lastVersion?: ((file: string) => string | undefined) | undefined;
};

/** Like loadContent, but checks the texts, links, names of pictures and published URLs as well. */
export function inspectContent(root: string, model: Model, { day, lastVersion }: Options = {}): Inspection {
  const content = loadContent(root, model, day);
  const { publishedUrls } = content;
  const inspection = inspectTexts(content, { publicFiles: listPublicFiles(), contentFiles: listContentFiles(root) });
  const lost = checkPublishedUrls(content, publishedUrls, { markOf: markOfWords, lastVersion });
  return { ...inspection, publishedUrls, problems: [...inspection.problems, ...lost].sort(byPlace) };
}
