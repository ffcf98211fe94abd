/** Validates content. Reads no file: the editor's preview uses it, too. */

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

/** Parsed files, and the problems of those that could not be parsed. */
export type ReadResult = { files: SourceFile[]; problems: Problem[] };

export type LoadedContent = {
  day: string;
  kinds: readonly Kind[];
  /** Every file of a content type, drafts included, by name. */
  documents: Document[];
  problems: Problem[];
};

export type Inspection = LoadedContent & {
  /** What a page shows in another way than it is written. */
  notes: Problem[];
  /** Every mention of an existing image. */
  pictures: PictureUse[];
};

export type KnownFiles = {
  /** Files below public/, as paths: /drawings/home.svg. */
  publicFiles: readonly string[];
  /** Files next to the Markdown, as messages name them: content/blog/team.jpg. */
  contentFiles: readonly string[];
};

/** Validates the front matter of files against the schemas, and the files against each other. */
export function checkContent({ files, problems: unread }: ReadResult, model: Model, day: string): LoadedContent {
  const kinds = kindsOf(model);
  const documents = files.flatMap((source) => documentOf(source, kinds, day) ?? []);
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

/** Validates text, links and image names as well. */
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

/** Returns the time zone of content/site.md; UTC for an invalid one, which the schema reports. */
export function timeZoneOf(files: readonly SourceFile[]): string {
  return companySchema.shape.timeZone.safeParse(companyFields(files).timeZone).data ?? 'UTC';
}

/** Compares problems by file and line. */
export const byPlace = (a: Problem, b: Problem) => a.file.localeCompare(b.file, 'en') || a.line - b.line;

/** Validates the fields of a file against its schema. */
export const checkFields: (document: Document) => readonly Problem[] = kept(({ source, kind, data }: Document) => {
  const result = kind.schema.safeParse(data);
  if (result.success) return [];
  return describeIssues(kind.schema, source.data, result.error.issues).map(({ path, expected, found }) =>
    atField(source, path, expected, found),
  );
});
