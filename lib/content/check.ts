/** Holds content against its schemas and its parts against each other. Reads no file: the editor's preview calls it, too. */

import { companySchema } from '../definitions/company';
import { kept } from '../shared/kept';
import { checkHeads } from './checks/heads';
import { checkLinks } from './checks/links';
import { checkDoubles, checkLists, checkNeededFiles, checkReferences } from './checks/pages';
import { checkPictureNames, type PictureUse, pictureUses } from './checks/pictures';
import { checkPlaces } from './checks/places';
import { checkTexts } from './checks/texts';
import { atField, type Document, documentOf } from './document';
import type { SourceFile } from './front-matter';
import { companyFields, type Kind, kindsOf, type Model } from './kinds';
import { isOriginal } from './picture-key';
import { describeIssues, type Problem } from './problems';

/** Files taken apart, and what is wrong with those that could not be. */
export type ReadResult = { files: SourceFile[]; problems: Problem[] };

export type LoadedContent = {
  /** The day it is read for. */
  day: string;
  kinds: readonly Kind[];
  /** Every file of a known kind, drafts included, in the order of their names. */
  documents: Document[];
  problems: Problem[];
};

export type Inspection = LoadedContent & {
  /** What is harmless, but not shown as it was written. */
  notes: Problem[];
  /** Every mention of a picture that exists. */
  pictures: PictureUse[];
};

/** Names of files that content may show or link to. */
export type KnownFiles = {
  /** Those below public/, as addresses: /drawings/home.svg. */
  publicFiles: readonly string[];
  /** Those beside the texts, as messages name them: content/blog/team.jpg. */
  contentFiles: readonly string[];
};

/** Files as content, held against nothing: what is wrong with them is not seen. */
export function contentOf(files: readonly SourceFile[], model: Model, day: string): LoadedContent {
  const kinds = kindsOf(model);
  return { day, kinds, documents: files.flatMap((source) => documentOf(source, kinds, day) ?? []), problems: [] };
}

/**
 * Holds the front matter of files against the schemas, and the files against each other.
 * @param day the day the site is made for
 */
export function checkContent({ files, problems: unread }: ReadResult, model: Model, day: string): LoadedContent {
  const { kinds, documents } = contentOf(files, model, day);
  const problems = [...unread, ...documents.flatMap(checkFields)];
  problems.push(
    ...checkNeededFiles(documents, kinds, problems),
    ...checkPlaces(files, documents, kinds),
    ...checkLists(documents, kinds, model.sections),
    ...checkDoubles(documents, model.sections),
    ...checkReferences(documents, problems),
    ...checkHeads(documents, problems),
  );
  return { day, kinds, documents, problems: problems.sort(byPlace) };
}

/** Checks the texts, links and names of pictures as well. */
export function inspectTexts(content: LoadedContent, { publicFiles, contentFiles }: KnownFiles): Inspection {
  const { day, kinds, documents } = content;
  const texts = checkTexts(documents);
  const { missing, present } = checkPictureNames(pictureUses(documents), [...publicFiles, ...contentFiles]);
  const named = new Set(present.map(({ key }) => key));
  const originals = publicFiles.filter((address) => isOriginal(address, named));
  const links = checkLinks(documents, publicFiles, originals, day);
  const problems = [...content.problems, ...links, ...texts.problems, ...missing].sort(byPlace);
  return { day, kinds, documents, problems, notes: texts.notes.sort(byPlace), pictures: present };
}

/** The time zone of content/site.md; where it names none that exists, its own check says so. */
export function timeZoneOf(files: readonly SourceFile[]): string {
  return companySchema.shape.timeZone.safeParse(companyFields(files).timeZone).data ?? 'UTC';
}

/** The order problems are reported in. */
export const byPlace = (a: Problem, b: Problem) => a.file.localeCompare(b.file, 'en') || a.line - b.line;

/** What a schema says of the fields of a file. */
export const checkFields: (document: Document) => readonly Problem[] = kept(({ source, kind, data }: Document) => {
  const result = kind.schema.safeParse(data);
  if (result.success) return [];
  return describeIssues(kind.schema, source.data, result.error.issues).map(({ path, expected, found }) =>
    atField(source, path, expected, found),
  );
});
