/** Reads the whole content folder, holds every file against its schema, and gathers all problems. */
import { companySchema } from '../definitions/company';
import { isRecord } from '../shared/schema';
import { checkHeads } from './checks/heads';
import { checkLedger } from './checks/ledger';
import { checkLinks } from './checks/links';
import { checkDoubles, checkLists, checkNeededFiles, checkReferences } from './checks/pages';
import { checkPictureNames, type PictureUse, pictureUses } from './checks/pictures';
import { checkPlaces } from './checks/places';
import { checkTexts } from './checks/texts';
import { buildDay } from './day';
import { atField, type Document, documentOf, type KnownOutlines, recallOutline } from './document';
import type { SourceFile } from './front-matter';
import { type Kind, kindsOf, type Model } from './kinds';
import type { Ledger } from './ledger';
import { goneOf, movesOf, overOf } from './moves';
import { isOriginal } from './picture-key';
import { describeIssues, type Problem } from './problems';
import { listContentFiles, listPublicFiles, readContent, readLedger } from './read';

export type LoadedContent = {
  /** The day it was read for. */
  day: string;
  kinds: Kind[];
  /** Every file of a known kind, drafts included, in the order of their names. */
  documents: Document[];
  /** What was published before. */
  ledger: Ledger;
  problems: Problem[];
};

export type Inspection = LoadedContent & {
  /** What is harmless, but not shown as it was written. */
  notes: Problem[];
  /** Every mention of a picture that exists. */
  pictures: PictureUse[];
};

/**
 * Reads all content and holds the front matter against the schemas. The texts and their links are not looked at:
 * that is inspectContent's, which every build starts with.
 * @param root the content folder
 * @param day the day the site is made for; missing: that of the build
 */
export function loadContent(root: string, model: Model, day?: string): LoadedContent {
  const kinds = kindsOf(model);
  const { files, problems } = readContent(root);
  const on = day ?? buildDay(timeZoneOf(files));
  const documents = files.flatMap((source) => documentOf(source, kinds, on) ?? []);
  problems.push(...documents.flatMap(checkFields));
  problems.push(
    ...checkNeededFiles(documents, kinds, problems),
    ...checkPlaces(files, documents, kinds),
    ...checkLists(documents, kinds, model.sections),
    ...checkDoubles(documents, model.sections),
    ...checkReferences(documents, problems),
    ...checkHeads(documents),
  );
  return { day: on, kinds, documents, ledger: readLedger(root), problems: problems.sort(byPlace) };
}

/** The time zone of content/site.md; where it names none that exists, its own check says so. */
function timeZoneOf(files: readonly SourceFile[]): string {
  const site = files.find(({ folder, name }) => folder === '' && name === 'site');
  const named = isRecord(site?.data) ? site.data.timeZone : undefined;
  return companySchema.shape.timeZone.safeParse(named).data ?? 'UTC';
}

type Memory = {
  /** The day the site is made for; missing: that of the build. */
  day?: string | undefined;
  /** What was published before; missing: what the folder says. */
  ledger?: Ledger | undefined;
  /** Outlines of an earlier run, which save taking unchanged texts apart again. */
  outlines?: KnownOutlines | undefined;
  /** A file as it was before it was renamed or deleted, where somebody knows. */
  lastVersion?: ((file: string) => string | undefined) | undefined;
};

/** Like loadContent, but checks the texts, links, names of pictures and published addresses as well. */
export function inspectContent(root: string, model: Model, memory: Memory = {}): Inspection {
  const { day, kinds, documents, problems, ...loaded } = loadContent(root, model, memory.day);
  const { outlines, lastVersion, ledger = loaded.ledger } = memory;
  if (outlines) for (const { source } of documents) recallOutline(source, outlines);
  const publicFiles = listPublicFiles();
  const texts = checkTexts(documents);
  const files = [...publicFiles, ...listContentFiles(root)];
  const { missing, present } = checkPictureNames(pictureUses(documents), files);
  const named = new Set(present.map(({ key }) => key));
  const originals = publicFiles.filter((address) => isOriginal(address, named));
  const published = documents.filter(({ isShown }) => isShown);
  const known = new Set([
    ...published.flatMap(({ address = '', alsoAt }) => [address, ...alsoAt]),
    ...movesOf(published).keys(),
    ...goneOf(documents),
    ...overOf(documents),
  ]);
  // Of a file with mistakes nobody knows what its page would be.
  const broken = new Set(problems.map(({ file }) => file));
  const isKnown = (address: string, file: string) => known.has(address) || broken.has(file);
  problems.push(
    ...checkLinks(documents, publicFiles, originals, day),
    ...texts.problems,
    ...missing,
    ...checkLedger(documents, { ledger, isKnown, lastVersion }),
  );
  const notes = texts.notes.sort(byPlace);
  return { day, kinds, documents, ledger, problems: problems.sort(byPlace), notes, pictures: present };
}

/** The order problems are reported in. */
export const byPlace = (a: Problem, b: Problem) => a.file.localeCompare(b.file, 'en') || a.line - b.line;

function checkFields({ source, kind, data }: Document): Problem[] {
  const result = kind.schema.safeParse(data);
  if (result.success) return [];
  return describeIssues(kind.schema, source.data, result.error.issues).map(({ path, expected, found }) =>
    atField(source, path, expected, found),
  );
}
