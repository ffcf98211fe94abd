/** Validates content. Reads no file, so that the editor's preview can use it. */

import { companySchema } from '../model/company';
import { companyFields } from '../model/content-types';
import { checkImageNames, checkImagesInText, type ImageUse, imageUses } from './checks/images';
import { checkLinks, noteDetours } from './checks/links';
import { checkMetadata } from './checks/metadata';
import {
  checkDoubles,
  checkEmptyTexts,
  checkHiddenText,
  checkLists,
  checkNeededFiles,
  checkPublished,
  checkReferences,
} from './checks/pages';
import { checkSyntax } from './checks/syntax';
import { checkDelivery, checkThirdParties } from './checks/third-parties';
import { checkUrls } from './checks/urls';
import { atField, type Document, getDocument } from './document';
import { isOriginal } from './image-file';
import { memoize } from './memoize';
import { describeIssues, type Problem } from './problems';
import { emptySource, type SourceFile } from './source-file';

export type ReadResult = {
  files: SourceFile[];
  problems: Problem[];
  /** The problems of drafts that cannot be parsed. */
  notes?: Problem[];
};

export type LoadedContent = {
  day: string;
  documents: Document[];
  problems: Problem[];
  notes: Problem[];
  /** Whether all files could be parsed. Others are in `unread`, without their fields: links may lead to them. */
  isComplete: boolean;
  unread: Document[];
};

export type Inspection = LoadedContent & { images: ImageUse[] };

type FileNames = { publicFiles: readonly string[]; contentFiles: readonly string[] };

export function checkContent(
  { files, problems: unparsed, notes: unparsedDrafts = [] }: ReadResult,
  day: string,
): LoadedContent {
  const documents = files.flatMap((source) => getDocument(source, day) ?? []);
  const findings = documents.map(checkFields);
  const ofFields = [...unparsed, ...findings.flatMap((finding) => finding.problems)];
  const { problems, notes } = sparingDrafts(documents, [
    ...ofFields,
    ...checkUrls(files, documents),
    ...checkLists(documents),
    ...checkDoubles(documents),
    ...checkMetadata(documents, ofFields, day),
  ]);
  notes.push(...findings.flatMap((finding) => finding.notes), ...unparsedDrafts);
  problems.push(...checkNeededFiles(documents, ofFields), ...checkPublished(documents, problems));
  const isComplete = unparsed.every((problem) => files.some(({ file }) => file === problem.file));
  const known = new Set(files.map(({ file }) => file));
  const names = new Set(unparsed.map(({ file }) => file).filter((file) => !known.has(file)));
  const unread = [...names].flatMap((file) => getDocument(emptySource(file), day) ?? []);
  const later = sparingDrafts(documents, [
    ...checkReferences([...documents, ...unread], problems),
    ...checkDelivery(documents),
  ]);
  problems.push(...later.problems);
  notes.push(...later.notes);
  return {
    day,
    documents,
    problems: problems.sort(byPlace),
    notes,
    isComplete,
    unread,
  };
}

/** Makes the problems of drafts notes: a draft is no part of the site, whatever it lacks or gets wrong. */
function sparingDrafts(documents: readonly Document[], all: readonly Problem[]) {
  const drafts = new Set(documents.filter(({ isDraft }) => isDraft).map(({ source }) => source.file));
  return {
    problems: all.filter(({ file }) => !drafts.has(file)),
    notes: all.filter(({ file }) => drafts.has(file)),
  };
}

/**
 * Validates text, links and image names as well.
 * @param texts the documents whose texts are checked: parsing all Markdown takes most of the time
 */
export function inspectTexts(
  content: LoadedContent,
  { publicFiles, contentFiles }: FileNames,
  texts: readonly Document[] = content.documents,
): Inspection {
  const { day, documents, unread, isComplete } = content;
  const syntax = checkSyntax(texts);
  const inText = checkImagesInText(texts);
  const emptyTexts = checkEmptyTexts(texts);
  const { missing, present } = checkImageNames(imageUses(texts), [...publicFiles, ...contentFiles]);
  const used = new Set(present.map(({ key }) => key));
  const originals = publicFiles.filter((file) => isOriginal(file, used));
  const found = sparingDrafts(documents, [
    ...checkLinks(texts, documents, { publicFiles, originals, unread }, day),
    ...checkHiddenText(texts),
    ...(isComplete ? checkThirdParties(documents) : []),
    ...syntax.problems,
    ...inText.problems,
    ...emptyTexts.problems,
    ...missing,
  ]);
  const problems = [...content.problems, ...found.problems].sort(byPlace);
  const detours = noteDetours(texts, documents);
  const notes = [
    ...content.notes,
    ...found.notes,
    ...syntax.notes,
    ...inText.notes,
    ...emptyTexts.notes,
    ...detours,
  ].sort(byPlace);
  return { ...content, problems, notes, images: present };
}

/** Returns the time zone of content/site.md; UTC for an invalid one, which the schema reports. */
export const readTimeZone = (files: readonly SourceFile[]): string =>
  companySchema.shape.timeZone.safeParse(companyFields(files).timeZone).data ?? 'UTC';

export const byPlace = (a: Problem, b: Problem) => a.file.localeCompare(b.file, 'en') || a.line - b.line;

type Findings = { problems: readonly Problem[]; notes: readonly Problem[] };

/** Validates the fields of a file against its schema. What a draft lacks is a note. */
const checkFields: (document: Document) => Findings = memoize(({ source, type, data, isDraft }: Document) => {
  const result = type.schema.safeParse(data);
  const issues = result.success ? [] : describeIssues(type.schema, source.data, result.error.issues);
  const among = (isNote: boolean) =>
    issues
      .filter(({ isMissing }) => isNote === (isDraft && isMissing))
      .map(({ path, expected, found }) => atField(source, path, expected, found));
  return { problems: among(false), notes: among(true) };
});

/** Returns whether a page can be rendered from the fields of a file: a draft may still lack some. */
export const isRenderable = (document: Document): boolean => {
  const { problems, notes } = checkFields(document);
  return problems.length + notes.length === 0;
};

/**
 * Returns the documents of a site: those that are shown on its day.
 * @param withDrafts whether drafts and scheduled ones follow, except drafts that lack a field or whose URL is taken
 */
export const selectDocuments = ({ documents }: LoadedContent, withDrafts: boolean): Document[] => {
  const taken = new Set(documents.filter(({ isDraft }) => !isDraft).map(({ url }) => url));
  const isPossible = (document: Document) =>
    isRenderable(document) && !(document.isDraft && document.url !== undefined && taken.has(document.url));
  return documents.filter((document) => document.isShown || (withDrafts && isPossible(document)));
};
