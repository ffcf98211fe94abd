/** Reads the whole content folder, holds every file against its schema, and gathers all problems. */
import { checkHeads } from './checks/heads';
import { checkLinks } from './checks/links';
import { checkDoubles, checkLists, checkNeededFiles, checkReferences } from './checks/pages';
import { checkPictureNames, type PictureUse, pictureUses } from './checks/pictures';
import { checkPlaces } from './checks/places';
import { checkTexts } from './checks/texts';
import { atField, type Document, documentOf, type KnownOutlines, recallOutline } from './document';
import { type Kind, kindsOf, type Model } from './kinds';
import { isOriginal } from './picture-key';
import { describeIssues, type Problem } from './problems';
import { listContentFiles, listPublicFiles, readContent } from './read';

export type LoadedContent = {
  kinds: Kind[];
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

/**
 * Reads all content and holds the front matter against the schemas. The texts and their links are not looked at:
 * that is inspectContent's, which every build starts with.
 * @param root the content folder
 */
export function loadContent(root: string, model: Model): LoadedContent {
  const kinds = kindsOf(model);
  const { files, problems } = readContent(root);
  const documents = files.flatMap((source) => documentOf(source, kinds) ?? []);
  problems.push(...documents.flatMap(checkFields));
  problems.push(
    ...checkNeededFiles(documents, kinds, problems),
    ...checkPlaces(files, documents, kinds),
    ...checkLists(documents, kinds, model.sections),
    ...checkDoubles(documents, model.sections),
    ...checkReferences(documents, problems),
    ...checkHeads(documents),
  );
  return { kinds, documents, problems: problems.sort(byPlace) };
}

/**
 * Like loadContent, but checks the texts, links and names of pictures as well.
 * @param outlines those of an earlier run, which save taking unchanged texts apart again
 */
export function inspectContent(root: string, model: Model, outlines?: KnownOutlines): Inspection {
  const { kinds, documents, problems } = loadContent(root, model);
  if (outlines) for (const { source } of documents) recallOutline(source, outlines);
  const publicFiles = listPublicFiles();
  const texts = checkTexts(documents);
  const known = [...publicFiles, ...listContentFiles(root)];
  const { missing, present } = checkPictureNames(pictureUses(documents), known);
  const named = new Set(present.map(({ key }) => key));
  const originals = publicFiles.filter((address) => isOriginal(address, named));
  problems.push(...checkLinks(documents, publicFiles, originals), ...texts.problems, ...missing);
  return { kinds, documents, problems: problems.sort(byPlace), notes: texts.notes.sort(byPlace), pictures: present };
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
