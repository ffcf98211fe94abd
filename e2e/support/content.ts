/** The fixture content, and copies of it, which tests change. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { createSite } from '../../app/site';
import { inspectContent, readContent } from '../../lib/content/read';
import type { ImageFile } from '../../lib/model/image-file';
import { formatProblem } from '../../lib/model/problems';
import { FIXTURE_CONTENT } from '../../scripts/test/roots';

export const POST = 'blog/change-in-employee-engagement-perception.md';
export const ABOUT = 'pages/about.md';
export const INDUSTRY = 'industries/healthcare.md';
export const PRODUCT = 'products/lims.md';
export const STUDY = 'case-studies/application-migration-iris.md';
export const SITE = 'site.md';

/**
 * Reads a file of the fixture content.
 * @param file below the content folder: 'industries/healthcare.md'
 * @returns the front matter and the text below it
 */
export function fixtureFile(file: string) {
  const source = fs.readFileSync(path.join(FIXTURE_CONTENT, file), 'utf8');
  const [, yaml = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  return { data: parse(yaml), body };
}

export const line = (name: string) => new RegExp(`^${name}: .*$`, 'm');
/** The description, which may be folded. */
export const DESCRIPTION = /^description: (>-\n( {2}.*\n)+|.*\n)/m;

/** Replaces a text once. @throws when the text is not there, so that a case cannot lose its edit unnoticed */
export function edit(source: string, from: string | RegExp, to: string): string {
  const result = source.replace(from, () => to);
  if (result === source) throw new Error(`nothing to replace: ${from}`);
  return result;
}

/** Returns an illustration with a small variant for every name, as images are prepared by the build alone. */
export function findIllustration(src: string): ImageFile {
  const size = { width: 100, height: 50 };
  const small = { src: src.replace('/drawings/', '/variants/').replace('.svg', '.small.svg'), ...size };
  return { kind: 'illustration', src, ...size, small };
}

/** Writes files by their paths below a folder. @param root default: a new folder @returns the folder */
export function writeFiles(
  files: Readonly<Record<string, string | Buffer>>,
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'files-')),
): string {
  for (const [name, bytes] of Object.entries(files)) {
    const file = path.join(root, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
  }
  return root;
}

export type Content = ReturnType<typeof copyContent>;

/** Makes a copy of the fixture content; names are relative to its root. @param root default: in a new folder */
export function copyContent(root = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'content-')), 'content')) {
  fs.cpSync(FIXTURE_CONTENT, root, { recursive: true });
  const at = (name: string) => path.join(root, name);
  const read = (name: string) => (fs.existsSync(at(name)) ? fs.readFileSync(at(name), 'utf8') : '');
  const before = new Map<string, string>();
  const remember = (name: string) => before.set(name, before.get(name) ?? read(name));
  const write = (name: string, text: string | Buffer) => {
    remember(name);
    writeFiles({ [name]: text }, root);
  };
  return {
    root,
    read,
    write,
    edit: (name: string, from: string | RegExp, to: string) => write(name, edit(read(name), from, to)),
    append: (name: string, text: string) => write(name, read(name) + text),
    remove: (name: string) => {
      remember(name);
      fs.rmSync(at(name));
    },
    /** Takes all changes back. The content check does not read unchanged files again. */
    undo: () => {
      for (const [name, text] of before) {
        if (text === '') fs.rmSync(at(name), { force: true });
        else fs.writeFileSync(at(name), text);
      }
      before.clear();
      // Commands write files, too.
      for (const name of fs.readdirSync(root, { recursive: true, encoding: 'utf8' }))
        if (!fs.existsSync(path.join(FIXTURE_CONTENT, name))) fs.rmSync(at(name), { recursive: true, force: true });
    },
    inspect: (day?: string) => inspectContent(root, { day }),
    problems: (day?: string) => inspectContent(root, { day }).problems.map(formatProblem),
    site: ({ day, ...options }: { day?: string; withDrafts?: boolean } = {}) =>
      createSite(readContent(root, { day }), { findImage: findIllustration, ...options }),
    [Symbol.dispose]: () => fs.rmSync(path.dirname(root), { recursive: true }),
  };
}
