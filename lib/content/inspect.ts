/** Reads the whole content folder and gathers all problems. */
import {
  byPlace,
  type Inspection as Checked,
  checkContent,
  contentOf,
  inspectTexts,
  type LoadedContent,
  timeZoneOf,
} from './check';
import { checkLedger } from './checks/ledger';
import { buildDay } from './day';
import type { Model } from './kinds';
import { areAsBefore, type KnownSources } from './known-sources';
import { type KnownTexts, recallOutline } from './known-texts';
import type { Ledger } from './ledger';
import { markOfWords } from './published';
import { listContentFiles, listPublicFiles, readContent, readLedger } from './read';

export { byPlace } from './check';

type WithLedger = {
  /** What was published before. */
  ledger: Ledger;
};
export type LoadedFolder = LoadedContent & WithLedger;
export type Inspection = Checked & WithLedger;

/**
 * Reads all content and holds the front matter against the schemas, but for what an earlier step of the build has
 * found sound. The texts and their links are not looked at: that is inspectContent's, which every build starts with.
 * @param root the content folder
 * @param day the day the site is made for; missing: that of the build
 * @param sources files that an earlier run has taken apart
 */
export function loadContent(root: string, model: Model, day?: string, sources?: KnownSources): LoadedFolder {
  const read = readContent(root, sources);
  const forDay = day ?? buildDay(timeZoneOf(read.files));
  const isSound = read.problems.length === 0 && sources?.soundOn === forDay && areAsBefore(sources);
  const content = isSound ? contentOf(read.files, model, forDay) : checkContent(read, model, forDay);
  return { ...content, ledger: readLedger(root) };
}

type Memory = {
  /** The day the site is made for; missing: that of the build. */
  day?: string | undefined;
  /** What was published before; missing: what the folder says. */
  ledger?: Ledger | undefined;
  /** Files that an earlier run has taken apart. */
  sources?: KnownSources | undefined;
  /** Texts that an earlier run has taken apart. */
  texts?: KnownTexts | undefined;
  /** A file as it was before it was renamed or deleted, where somebody knows. */
  lastVersion?: ((file: string) => string | undefined) | undefined;
};

/** Like loadContent, but checks the texts, links, names of pictures and published addresses as well. */
export function inspectContent(root: string, model: Model, memory: Memory = {}): Inspection {
  const content = loadContent(root, model, memory.day, memory.sources);
  const { texts, lastVersion, ledger = content.ledger } = memory;
  if (texts) for (const { source } of content.documents) recallOutline(source, texts);
  const inspection = inspectTexts(content, { publicFiles: listPublicFiles(), contentFiles: listContentFiles(root) });
  const lost = checkLedger(content, ledger, { markOf: markOfWords, lastVersion });
  return { ...inspection, ledger, problems: [...inspection.problems, ...lost].sort(byPlace) };
}
