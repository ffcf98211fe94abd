import fs from 'node:fs';
import path from 'node:path';
import { isImageName } from '../model/image-file';
import { KINDS, splitFilePath } from '../model/kinds';
import { describeOptions, type Problem, showCodes } from '../model/problems';
import { type CheckedContent, checkContent } from './check';
import { type Content, type ContentFile, parseFile } from './content-file';
import { buildDay, readTimeZone } from './day';
import { splitFile } from './front-matter';

type Options = { day?: string | undefined; earlier?: readonly ContentFile[] | undefined };

/** Reads all content and checks it. */
export function inspectContent(root: string, options?: Options): CheckedContent {
  const content = readContent(root, options);
  return { ...content, ...checkContent(content) };
}

/**
 * Reads and parses every .md file of the content folder, by name. Unexpected files are problems: no input is ignored.
 * @param options `day` is by default the build day
 */
export function readContent(root: string, { day, earlier }: Options = {}): Content {
  const files: ContentFile[] = [];
  const refused: Problem[] = [];
  const contentFiles = listFiles(root);
  const refuse = (file: string, what: string, expected: string, found: string) =>
    refused.push({ file, line: 1, place: 'file', path: [what], expected, found });
  for (const { name, isLink } of contentFiles) {
    const file = `content/${name}`;
    const base = path.posix.basename(name);
    // Editors put locks and copies next to a file: Emacs a symbolic link to nothing.
    if (base.startsWith('.') || SYSTEM_FILE.test(base)) continue;
    if (isLink) refuse(file, 'file', 'a regular file', 'a symbolic link');
    else if (!name.endsWith('.md')) {
      if (isImageName(name)) continue;
      refuse(file, 'file name', 'a name that ends in .md', showCodes(JSON.stringify(base)));
    } else if (name !== 'README.md') {
      const parsed = parseOnce(file, path.join(root, name));
      if (parsed) files.push(parsed);
      else refuse(file, 'place', ...describePlace(file));
    }
  }
  return {
    day: day ?? buildDay(readTimeZone(files)),
    files,
    refused,
    publicFiles: listPublicFiles(),
    contentFiles: contentFiles.map(({ name }) => `content/${name}`),
    earlier,
  };
}

/** Returns where a file may be, and where it is. */
function describePlace(file: string): [expected: string, found: string] {
  const { folder, name } = splitFilePath(file);
  const describe = (place: string, places: readonly string[]): [string, string] => [
    describeOptions(places, place),
    JSON.stringify(place),
  ];
  if (folder === '') return describe(`${name}.md`, ['site.md']);
  const namesInFolder = KINDS.filter((kind) => kind.folder === folder).flatMap((kind) => kind.file ?? []);
  if (namesInFolder.length > 0) return describe(name, namesInFolder);
  return describe(folder, [...new Set(KINDS.map((kind) => kind.folder))].filter(Boolean));
}

/** Matches files that Windows, macOS and Office write, and hide from their owner. */
const SYSTEM_FILE = /^(desktop\.ini|Thumbs\.db|ehthumbs\.db|Icon\r|~\$.*)$/i;

/** Matches the switch of a draft whose front matter cannot be parsed. */
const DRAFT = /^draft: *true *$/m;

/** @returns undefined if no kind has such a file */
export function parseText(file: string, text: string): ContentFile | undefined {
  const { parts, problems } = splitFile(file, text);
  return parseFile(file, parts, {
    found: problems,
    ...(parts.data === undefined && { isDraft: DRAFT.test(text) }),
  });
}

const parsedFiles = new Map<string, { stamp: string; parsed: ContentFile | undefined }>();

/** Parses a file again only after a change, as the preview reads all content repeatedly. */
function parseOnce(file: string, fullPath: string): ContentFile | undefined {
  const { mtimeMs, size, ino } = fs.statSync(fullPath);
  const stamp = `${mtimeMs} ${size} ${ino}`;
  const last = parsedFiles.get(fullPath);
  if (last?.stamp === stamp) return last.parsed;
  const parsed = parseText(file, fs.readFileSync(fullPath, 'utf8'));
  parsedFiles.set(fullPath, { stamp, parsed });
  return parsed;
}

const listPublicFiles = (): string[] => listFiles(path.resolve('public')).map(({ name }) => `/${name}`);

export const measurePublicFiles = (): Record<string, number> =>
  Object.fromEntries(listPublicFiles().map((url) => [url, fs.statSync(path.join('public', url)).size]));

/** Returns all files below a folder, sorted, with their symbolic links. */
export function listFiles(root: string): { name: string; isLink: boolean }[] {
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      name: path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      isLink: entry.isSymbolicLink(),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
