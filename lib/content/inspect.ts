/** Reads the whole content folder and gathers all problems. */
import {
  byPlace,
  type Inspection as Checked,
  checkContent,
  contentOf,
  inspectTexts,
  type LoadedContent,
  type ReadResult,
  timeZoneOf,
} from './check';
import { checkPublishedUrls } from './checks/published-urls';
import { buildDay } from './day';
import type { Model } from './kinds';
import { areAsBefore, type KnownSources } from './known-sources';
import { type KnownTexts, recallOutline } from './known-texts';
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
 * Reads all content and holds the front matter against the schemas, but for what an earlier step of the build has
 * found sound. The texts and their links are not looked at: that is inspectContent's, which every build starts with.
 * @param root the content folder
 * @param day the day the site is made for; missing: that of the build
 * @param sources files that an earlier run has taken apart
 * @param read the files, where the caller has read them
 */
export function loadContent(
  root: string,
  model: Model,
  day?: string,
  sources?: KnownSources,
  read = readContent(root, sources),
): LoadedFolder {
  const forDay = day ?? buildDay(timeZoneOf(read.files));
  const isSound = read.problems.length === 0 && sources?.soundOn === forDay && areAsBefore(sources);
  const content = isSound ? contentOf(read.files, model, forDay) : checkContent(read, model, forDay);
  return { ...content, publishedUrls: readPublishedUrls(root) };
}

export type Memory = {
  /** The day the site is made for; missing: that of the build. */
  day?: string | undefined;
  /** Files that an earlier run has taken apart. */
  sources?: KnownSources | undefined;
  /** The files, where the caller has read them. */
  read?: ReadResult | undefined;
  /** Texts that an earlier run has taken apart. */
  texts?: KnownTexts | undefined;
  /** A file as it was before it was renamed or deleted, where somebody knows. */
  lastVersion?: ((file: string) => string | undefined) | undefined;
};

/** Like loadContent, but checks the texts, links, names of pictures and published addresses as well. */
export function inspectContent(root: string, model: Model, memory: Memory = {}): Inspection {
  const { day, sources, read, texts, lastVersion } = memory;
  const content = loadContent(root, model, day, sources, read);
  const { publishedUrls } = content;
  if (texts) for (const { source } of content.documents) recallOutline(source, texts);
  const inspection = inspectTexts(content, { publicFiles: listPublicFiles(), contentFiles: listContentFiles(root) });
  const lost = checkPublishedUrls(content, publishedUrls, { markOf: markOfWords, lastVersion });
  return { ...inspection, publishedUrls, problems: [...inspection.problems, ...lost].sort(byPlace) };
}
