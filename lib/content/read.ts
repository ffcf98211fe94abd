/** The one file that reads content and pictures from disk and takes front matter apart. */
import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { type Document, isMap, isPair, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { z } from 'zod';
import type { Problem } from './problems';

/** A content file whose front matter is sound YAML; not yet held against a schema. */
export type SourceFile = {
  /** Path from the project's root, for messages: content/blog/x.md. */
  file: string;
  /** The folder below content/ it lies in, '' for content/ itself. */
  folder: string;
  /** File name without .md. */
  name: string;
  data: unknown;
  /** The markdown below the front matter. */
  body: string;
  /** Line of a field in the file, counted from 1; of its nearest existing parent when it is missing. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** Line of the first line of `body`. */
  bodyLine: number;
};

export type ReadResult = { files: SourceFile[]; problems: Problem[] };

/** Far more than any page needs: a pasted table would keep the duplicate check busy for minutes. */
const MOST_LINES = 2000;

const YAML_ONLY = 'front matter in plain YAML between two lines of ---';

/**
 * Reads every .md file below the content folder, in the order of their names. Pictures and
 * hidden files may lie beside them; anything else is a problem, so that nothing is dropped in silence.
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
      if (base.startsWith('.') || PICTURE.test(name)) continue;
      const found = JSON.stringify(base);
      result.problems.push({ file, line: 1, field: 'file name', expected: 'a name that ends in .md', found });
      continue;
    }
    if (name === 'README.md') continue;
    const parsed = parseOnce(file, path.join(root, name));
    if ('problem' in parsed) result.problems.push(parsed.problem);
    else result.files.push(parsed.source);
  }
  return result;
}

const parsedFiles = new Map<string, { stamp: string; parsed: ReturnType<typeof parseSource> }>();

/** `next dev` asks for all content with every page: a file that has not changed is not taken apart again. */
function parseOnce(file: string, fullPath: string): ReturnType<typeof parseSource> {
  const { mtimeMs, size, ino } = fs.statSync(fullPath);
  const stamp = `${mtimeMs} ${size} ${ino}`;
  const known = parsedFiles.get(fullPath);
  if (known?.stamp === stamp) return known.parsed;
  const parsed = parseSource(file, fs.readFileSync(fullPath, 'utf8'));
  parsedFiles.set(fullPath, { stamp, parsed });
  return parsed;
}

/** Paths of all files below public/ as addresses: /drawings/home.svg. */
export const listPublicFiles = (): string[] => listFiles(path.resolve('public')).map(({ name }) => `/${name}`);

/** Paths of all files below the content folder, as messages name them: content/blog/team.jpg. */
export const listContentFiles = (root: string): string[] => listFiles(root).map(({ name }) => `content/${name}`);

const PICTURES = path.join('.cache', 'pictures', 'index.json');
const size = { width: z.number(), height: z.number() };
const pictureFile = z.discriminatedUnion('kind', [
  /** Files /pictures/<name>-<width>.avif and .webp. */
  z.strictObject({ kind: z.literal('photo'), name: z.string(), widths: z.array(z.number()), ...size }),
  z.strictObject({
    kind: z.literal('drawing'),
    src: z.string(),
    ...size,
    narrow: z.strictObject({ src: z.string(), ...size }).optional(),
  }),
]);
const pictureIndex = z.record(z.string(), pictureFile);

/** A picture as scripts/pictures has prepared it. */
export type PictureFile = z.infer<typeof pictureFile>;
export type PictureIndex = z.infer<typeof pictureIndex>;

let pictures: { stamp: number; index: PictureIndex } | undefined;

/**
 * All pictures content names, by the name it gives them. Read again only when the file has changed.
 * @throws when the pictures are not prepared
 */
export function readPictures(): PictureIndex {
  const stat = fs.statSync(PICTURES, { throwIfNoEntry: false });
  if (!stat)
    throw new Error('No pictures are prepared yet: `npm run build` and `npm run dev` do it, or `npm run pictures`.');
  if (pictures?.stamp !== stat.mtimeMs) {
    pictures = { stamp: stat.mtimeMs, index: pictureIndex.parse(JSON.parse(fs.readFileSync(PICTURES, 'utf8'))) };
  }
  return pictures.index;
}

const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

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

/**
 * Takes one file apart. A byte order mark and Windows line ends are harmless.
 * @param file its path, for messages
 * @param raw its text
 */
export function parseSource(file: string, raw: string): { source: SourceFile } | { problem: Problem } {
  const text = raw.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const strange = checkCharacters(text);
  if (strange) return { problem: { file, field: 'file', ...strange } };
  const fence = checkFences(text);
  if (fence) return { problem: { file, field: 'front matter', ...fence } };

  const refuse = () => {
    throw new Error(YAML_ONLY);
  };
  let yaml = '';
  try {
    // gray-matter evaluates JavaScript front matter unless both of its names are taken, and caches
    // by input unless it is given options: https://github.com/jonschlinkert/gray-matter/issues/131
    const parsed = matter(text, {
      language: 'yaml',
      engines: {
        yaml: {
          parse: (source: string) => {
            yaml = source;
            const document = parseDocument(source, { lineCounter: new LineCounter() });
            // A tag YAML does not know is only a warning to the parser; here it is a mistake.
            const wrong = document.errors[0] ?? document.warnings[0];
            if (wrong) throw wrong;
            return document.toJS() ?? {};
          },
          stringify: refuse,
        },
        js: refuse,
        javascript: refuse,
        json: refuse,
      },
    });
    const bodyLine = text.slice(0, text.length - parsed.content.length).split('\n').length;
    return {
      source: {
        file,
        folder: path.posix.dirname(file).replace(/^content\/?/, ''),
        name: path.posix.basename(file, '.md'),
        data: parsed.data,
        body: parsed.content,
        bodyLine,
        lineOf: (fieldPath) => lineOf(yaml, fieldPath),
      },
    };
  } catch (error) {
    return { problem: { file, field: 'front matter', ...describeYamlError(error) } };
  }
}

type Place = { line: number; expected: string; found: string };

/** Text in another encoding than UTF-8, or no text at all, would reach the pages as question marks. */
function checkCharacters(text: string): Place | undefined {
  const strange = text.search(/(?![\t\n])[\p{Cc}\uFFFD]/u);
  if (strange < 0) return undefined;
  const before = text.slice(0, strange).split('\n');
  const found = `a character that is none after ${JSON.stringify(before.at(-1)?.slice(-20))}`;
  return { line: before.length, expected: 'text saved as UTF-8', found };
}

/** The fences are checked by hand: gray-matter takes a file without a closing one for all front matter. */
function checkFences(text: string): Place | undefined {
  if (text.trim() === '') return { line: 1, expected: YAML_ONLY, found: 'an empty file' };
  const [first = '', ...rest] = text.split('\n');
  if (first.trimEnd() !== '---') return { line: 1, expected: YAML_ONLY, found: JSON.stringify(first.slice(0, 60)) };
  const length = rest.findIndex((line) => line.trimEnd() === '---');
  if (length < 0) return { line: 1, expected: 'a closing line of ---', found: 'none' };
  if (length > MOST_LINES) return { line: 1, expected: `at most ${MOST_LINES} lines`, found: `${length}` };
  return undefined;
}

function describeYamlError(error: unknown): Place {
  const message = error instanceof Error ? error.message : String(error);
  const position =
    error instanceof Error && 'linePos' in error && Array.isArray(error.linePos) ? error.linePos[0] : undefined;
  const line = typeof position?.line === 'number' ? position.line : 1;
  const [reason = message] = message.split('\n');
  return { line, expected: 'valid YAML', found: reason.replace(/ at line \d+, column \d+:?$/, '') };
}

/** Walks down the YAML tree as far as the path exists. It is grown again for this: kept, it would weigh 10 times the file. */
function lineOf(yaml: string, fieldPath: readonly PropertyKey[]): number {
  const lines = new LineCounter();
  const document: Document.Parsed = parseDocument(yaml, { lineCounter: lines });
  let node: Node | null | undefined = document.contents;
  let offset = 0;
  for (const key of fieldPath) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && String(item.key) === String(key));
      if (!pair) break;
      offset = startOf(pair.key) ?? offset;
      node = asNode(pair.value);
    } else if (isSeq(node)) {
      node = asNode(node.items[Number(key)]);
      offset = startOf(node) ?? offset;
    } else break;
  }
  // Front matter of no lines at all has no line 0 either.
  return Math.max(1, lines.linePos(offset).line);
}

function asNode(value: unknown): Node | undefined {
  return typeof value === 'object' && value !== null && 'range' in value ? (value as Node) : undefined;
}

function startOf(value: unknown): number | undefined {
  return asNode(value)?.range?.[0];
}
