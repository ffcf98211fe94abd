import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import {
  byPlace,
  checkContent,
  type Inspection,
  inspectTexts,
  type LoadedContent,
  type ReadResult,
  readTimeZone,
} from './check';
import { checkEarlierUrls, type EarlierContent } from './checks/earlier-urls';
import { buildDay } from './day';
import { getDocument } from './document';
import { type ParsedSource, parseSource } from './front-matter';
import { imageFileSchema, isImageName } from './image-file';
import { type Problem, showCodes } from './problems';
import type { SourceFile } from './source-file';

/** Reads all content and validates the front matter only. @param day default: the build day */
export function loadContent(root: string, day?: string): LoadedContent {
  const read = readContent(root);
  return checkContent(read, day ?? buildDay(readTimeZone(read.files)));
}

export type EarlierFiles = Pick<EarlierContent, 'renames'> & { files: readonly SourceFile[] };
type Options = { day?: string | undefined; earlier?: EarlierFiles | undefined };

/** Reads all content and validates everything. @param options `earlier` is the version whose URLs must not be lost */
export function inspectContent(root: string, { day, earlier }: Options = {}): Inspection {
  const content = loadContent(root, day);
  const inspection = inspectTexts(content, { publicFiles: listPublicFiles(), contentFiles: listContentFiles(root) });
  if (!earlier || !content.isComplete) return inspection;
  const { files, renames } = earlier;
  const documents = files.flatMap((source) => getDocument(source, content.day) ?? []);
  const lost = checkEarlierUrls(content, { documents, renames });
  return { ...inspection, problems: [...inspection.problems, ...lost].sort(byPlace) };
}

/** Reads every .md file of the content folder, by name. Unexpected files are problems: no input is ignored. */
function readContent(root: string): ReadResult {
  const files: SourceFile[] = [];
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  const refuse = (file: string, field: string, expected: string, found: string) =>
    problems.push({ file, line: 1, field, expected, found });
  for (const { name, isLink } of listFiles(root)) {
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
      (parsed.source || !parsed.isDraft ? problems : notes).push(...parsed.problems);
      if (parsed.source) files.push(parsed.source);
    }
  }
  return { files, problems, notes };
}

/** Matches files that Windows, macOS and Office write, and hide from their owner. */
const SYSTEM_FILE = /^(desktop\.ini|Thumbs\.db|ehthumbs\.db|Icon\r|~\$.*)$/i;

/** Matches the switch of a draft whose front matter cannot be parsed. */
const DRAFT = /^draft: *true *$/m;

type ParsedFile = ParsedSource & { isDraft: boolean };

const parsedFiles = new Map<string, { stamp: string; parsed: ParsedFile }>();

/** Parses a file again only after a change, as the preview loads all content repeatedly. */
function parseOnce(file: string, fullPath: string): ParsedFile {
  const { mtimeMs, size, ino } = fs.statSync(fullPath);
  const stamp = `${mtimeMs} ${size} ${ino}`;
  const last = parsedFiles.get(fullPath);
  if (last?.stamp === stamp) return last.parsed;
  const text = fs.readFileSync(fullPath, 'utf8');
  const parsed = { ...parseSource(file, text), isDraft: DRAFT.test(text) };
  parsedFiles.set(fullPath, { stamp, parsed });
  return parsed;
}

const listPublicFiles = (): string[] => listFiles(path.resolve('public')).map(({ name }) => `/${name}`);

export const measurePublicFiles = (): Record<string, number> =>
  Object.fromEntries(listPublicFiles().map((url) => [url, fs.statSync(path.join('public', url)).size]));

/** Returns all files as paths from the project's root: content/blog/team.jpg. */
const listContentFiles = (root: string): string[] => listFiles(root).map(({ name }) => `content/${name}`);

export const IMAGE_INDEX_FILE = path.join('.cache', 'pictures', 'index.json');
const imageIndex = z.record(z.string(), imageFileSchema);

export type ImageIndex = z.infer<typeof imageIndex>;

/** Returns all prepared images by key; undefined if they are not prepared, or by an earlier version. */
export function findImageIndex(): ImageIndex | undefined {
  if (!fs.existsSync(IMAGE_INDEX_FILE)) return undefined;
  return imageIndex.safeParse(JSON.parse(fs.readFileSync(IMAGE_INDEX_FILE, 'utf8'))).data;
}

/** Returns all prepared images by key. @throws if they are not prepared */
export function readImageIndex(): ImageIndex {
  const index = findImageIndex();
  if (!index) throw new Error('The images are not prepared yet: run `npm run content -- --images`.');
  return index;
}

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
