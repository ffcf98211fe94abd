/** The one file that reads content and pictures from disk. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { pictureSchema } from '../shared/picture';
import type { ReadResult } from './check';
import { type ParsedSource, parseSource } from './front-matter';
import { isPicture } from './picture-key';
import { PUBLISHED_FILE, type PublishedUrls, parsePublishedUrls } from './published-urls';

/**
 * Reads every .md file below the content folder, in the order of their names. Pictures,
 * hidden files and published.txt may be next to them; anything else is a problem, so that nothing is dropped in silence.
 * @param root the content folder
 */
export function readContent(root: string): ReadResult {
  const result: ReadResult = { files: [], problems: [] };
  for (const { name, isLink } of listFiles(root)) {
    const file = `content/${name}`;
    const base = path.posix.basename(name);
    if (isLink) {
      result.problems.push({ file, line: 1, field: 'file', expected: 'a file of its own', found: 'a symbolic link' });
      continue;
    }
    if (!name.endsWith('.md')) {
      if (base.startsWith('.') || isPicture(name) || name === PUBLISHED_FILE) continue;
      const found = JSON.stringify(base);
      result.problems.push({ file, line: 1, field: 'file name', expected: 'a name that ends in .md', found });
      continue;
    }
    if (name === 'README.md') continue;
    const { source, problems } = parseOnce(file, path.join(root, name));
    result.problems.push(...problems);
    if (source) result.files.push(source);
  }
  return result;
}

/** What was published, as content/ knows it: nothing where it has no such file yet. @param root the content folder */
export function readPublishedUrls(root: string): PublishedUrls {
  const file = path.join(root, PUBLISHED_FILE);
  return parsePublishedUrls(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
}

const parsedFiles = new Map<string, { stamp: string; parsed: ParsedSource }>();

/** The preview loads all content again and again: a file that has not changed is not taken apart again. */
function parseOnce(file: string, fullPath: string): ParsedSource {
  const stamp = stampOf(fullPath);
  const known = parsedFiles.get(fullPath);
  if (known?.stamp === stamp) return known.parsed;
  const parsed = parseSource(file, fs.readFileSync(fullPath, 'utf8'));
  parsedFiles.set(fullPath, { stamp, parsed });
  return parsed;
}

function stampOf(file: string): string {
  const { mtimeMs, size, ino } = fs.statSync(file);
  return `${mtimeMs} ${size} ${ino}`;
}

/** Each file of a content folder by its name, with a mark that changes as the file does. @param root the content folder */
export const fileStamps = (root: string): Map<string, string> =>
  new Map(listFiles(root).map(({ name }) => [name, stampOf(path.join(root, name))]));

/** Changes with every change of a content folder or of its prepared pictures. @param root the content folder */
export function contentStamp(root: string): string {
  const files = [...fileStamps(root)].map(([name, stamp]) => `${name} ${stamp}`);
  return [...files, fs.existsSync(PICTURES) ? stampOf(PICTURES) : ''].join('\n');
}

/** Paths of all files below public/ as addresses: /drawings/home.svg. */
export const listPublicFiles = (): string[] => listFiles(path.resolve('public')).map(({ name }) => `/${name}`);

/** Bytes of a file below public/, by its address; undefined where there is none. */
export const sizeOfPublicFile = (address: string): number | undefined =>
  fs.statSync(path.join('public', address), { throwIfNoEntry: false })?.size;

/** Paths of all files below the content folder, as messages name them: content/blog/team.jpg. */
export const listContentFiles = (root: string): string[] => listFiles(root).map(({ name }) => `content/${name}`);

const PICTURES = path.join('.cache', 'pictures', 'index.json');
const pictureIndex = z.record(z.string(), pictureSchema);

export type PictureIndex = z.infer<typeof pictureIndex>;

let pictures: { stamp: string; index: PictureIndex } | undefined;

/**
 * All pictures content names, by the name it gives them. Read again only when the file has changed.
 * @throws when the pictures are not prepared
 */
export function readPictures(): PictureIndex {
  if (!fs.existsSync(PICTURES)) {
    throw new Error('No pictures are prepared yet: `npm run build` and `npm run dev` do it, or `npm run pictures`.');
  }
  const stamp = stampOf(PICTURES);
  if (pictures?.stamp !== stamp) {
    pictures = { stamp, index: pictureIndex.parse(JSON.parse(fs.readFileSync(PICTURES, 'utf8'))) };
  }
  return pictures.index;
}

function listFiles(root: string): { name: string; isLink: boolean }[] {
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      name: path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      isLink: entry.isSymbolicLink(),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
