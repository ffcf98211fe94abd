/** Files of the fixture content, and edits of them. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import type { ImageFile } from '../../lib/model/image-file';
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
