import { COMPANY_FILE } from '../../model/kinds';
import type { Problem } from '../../model/problems';
import { valueAt } from '../../model/walk';
import { type Content, type ContentFile, isEntry, isPublished } from '../content-file';

type UrlOfFile = { url: string; file: string };
type LostUrl = UrlOfFile & { hidden: ContentFile | undefined; near: ContentFile | undefined };

/** Finds URLs of an earlier version that have neither a page nor a redirect now, and are not listed as gone. */
export function findLostUrls({ files, day, earlier }: Content): LostUrl[] {
  // A file that cannot be read may have any alias.
  if (!earlier || files.some(({ data }) => data === undefined)) return [];
  const present = new Set(listUrlsOfFiles(files, day).map(({ url }) => url));
  const invalid = new Set(files.filter((file) => !isEntry(file)).map(({ file }) => file));
  // A build with an unreadable file has failed.
  const published = earlier.filter(({ data }) => data !== undefined);
  return listUrlsOfFiles(published, day).flatMap(({ url, file }): LostUrl[] => {
    if (present.has(url) || invalid.has(file)) return [];
    const hidden = files.find(({ path }) => path === url);
    const pages = files.filter((page) => page.path !== undefined && isPublished(page, day));
    return [{ url, file, hidden, near: findReplacement(file, files, pages, earlier) }];
  });
}

/**
 * Reports lost URLs. Each problem names the lines to write, with all lost URLs that belong into the same line: a revert can
 * lose several at once.
 */
export function checkEarlierUrls(content: Content): Problem[] {
  const gone = content.files.flatMap((file) => file.gone);
  const lost = findLostUrls(content);
  return lost.map(({ url, file, hidden, near }) => {
    const moved = lost.filter((other) => other.url === url || (near && other.near === near));
    const deleted = lost.filter((other) => other.url === url || !(other.near || other.hidden));
    const aliases = writeLine('aliases', near?.aliases ?? [], moved);
    const place = near ? near.file : 'the file of the page that replaces it';
    const expected = `a page, or the line ${aliases} in ${place}, or ${writeLine('gone', gone, deleted)} in ${COMPANY_FILE}`;
    const found = hidden ? (hidden.isDraft ? 'a draft' : `a page that is scheduled for ${hidden.from}`) : 'nothing';
    return { file, line: 1, place: 'url', path: [url], expected, found };
  });
}

const listUrlsOfFiles = (files: readonly ContentFile[], day: string): UrlOfFile[] =>
  files.flatMap((each) => {
    const { file, path, alsoAt, aliases, gone } = each;
    const published = isPublished(each, day) ? [...(path === undefined ? [] : [path]), ...alsoAt, ...aliases] : [];
    return [...published, ...gone].map((url) => ({ url, file }));
  });

/** Returns the page of the same file, else the new page with its title, else the only one with a new title. */
function findReplacement(
  file: string,
  files: readonly ContentFile[],
  pages: readonly ContentFile[],
  earlier: readonly ContentFile[],
) {
  if (files.some((present) => present.file === file)) return pages.find((page) => page.file === file);
  const before = earlier.find((each) => each.file === file);
  const added = pages.filter((page) => !earlier.some((each) => each.file === page.file));
  const [renamed, ...others] = added.filter((page) => !earlier.some((each) => titleOf(each) === titleOf(page)));
  return added.find((page) => titleOf(page) === titleOf(before)) ?? (others.length === 0 ? renamed : undefined);
}

const titleOf = (file: ContentFile | undefined) => valueAt(file?.data, ['title']);

/** Returns the whole line, because YAML allows a field once: it replaces the present one. */
const writeLine = (field: string, present: readonly string[], lost: readonly UrlOfFile[]) =>
  `"${field}: [${[...present, ...lost.map(({ url }) => url)].join(', ')}]"`;
