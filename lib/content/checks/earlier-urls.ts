import { COMPANY_FILE } from '../../model/content-types';
import { type Document, type Documents, listGoneUrls } from '../document';
import type { Problem } from '../problems';

export type EarlierContent = {
  documents: Documents;
  /** The present file of each renamed one. */
  renames: ReadonlyMap<string, string>;
};

type Content = { documents: Documents; problems: readonly Problem[] };
type UrlOfFile = { url: string; file: string };
type LostUrl = UrlOfFile & { hidden: Document | undefined; near: Document | undefined };

/** Finds URLs of an earlier version that have neither a page nor a redirect now, and are not listed as gone. */
export function findLostUrls({ documents, problems }: Content, earlier: EarlierContent): LostUrl[] {
  const present = new Set(listUrlsOfFiles(documents).map(({ url }) => url));
  const invalid = new Set(problems.map(({ file }) => file));
  return listUrlsOfFiles(earlier.documents).flatMap(({ url, file }): LostUrl[] => {
    if (present.has(url) || invalid.has(file)) return [];
    const hidden = documents.find((document) => document.url === url);
    return [{ url, file, hidden, near: findReplacement(file, documents, earlier) }];
  });
}

/**
 * Reports lost URLs. Each problem names the lines to write, with all lost URLs that belong into the same line: a revert can
 * lose several at once.
 */
export function checkEarlierUrls(content: Content, earlier: EarlierContent): Problem[] {
  const gone = listGoneUrls(content.documents);
  const lost = findLostUrls(content, earlier);
  return lost.map(({ url, file, hidden, near }) => {
    const moved = lost.filter((other) => other.url === url || (near && other.near === near));
    const deleted = lost.filter((other) => other.url === url || !(other.near || other.hidden));
    const aliases = writeLine('aliases', near?.aliases ?? [], moved);
    const place = near ? near.source.file : 'the file of the page that replaces it';
    const expected = `a page, or the line ${aliases} in ${place}, or ${writeLine('gone', gone, deleted)} in ${COMPANY_FILE}`;
    const found = hidden ? (hidden.isDraft ? 'a draft' : `a page that is scheduled for ${hidden.from}`) : 'nothing';
    return { file, line: 1, field: url, expected, found };
  });
}

const listUrlsOfFiles = (documents: Documents): UrlOfFile[] =>
  documents.flatMap((document) => {
    const { source, url, alsoAt, aliases, isShown } = document;
    const published = isShown ? [...(url === undefined ? [] : [url]), ...alsoAt, ...aliases] : [];
    return [...published, ...listGoneUrls([document])].map((each) => ({ url: each, file: source.file }));
  });

/** Returns the page of the same file, of the renamed one, or of the only new file. */
function findReplacement(file: string, documents: Documents, { documents: before, renames }: EarlierContent) {
  const pages = documents.filter(({ url, isShown }) => url !== undefined && isShown);
  if (documents.some(({ source }) => source.file === file)) return pages.find(({ source }) => source.file === file);
  const renamed = pages.find(({ source }) => source.file === renames.get(file));
  const known = new Set([...before.map(({ source }) => source.file), ...renames.values()]);
  const added = pages.filter(({ source }) => !known.has(source.file));
  return renamed ?? (added.length === 1 ? added[0] : undefined);
}

/** Returns the whole line, because YAML allows a field once: it replaces the present one. */
const writeLine = (field: string, present: readonly string[], lost: readonly UrlOfFile[]) =>
  `"${field}: [${[...present, ...lost.map(({ url }) => url)].join(', ')}]"`;
