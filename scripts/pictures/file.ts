/** Where pictures lie, and what they are called. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Kept between builds: encoded pictures by the hash of their content. */
export const CACHE = path.resolve('.cache/pictures');
/** Copied to the export by Next; holds exactly what the pages name. */
export const PUBLISHED = path.resolve('public/pictures');
export const INDEX = path.join(CACHE, 'index.json');

/**
 * Path of a picture.
 * @param key /images/team.jpg below public/, or content/blog/team.jpg
 * @param contentRoot the content folder
 */
export const pathOf = (key: string, contentRoot: string) =>
  key.startsWith('/') ? path.resolve(`public${key}`) : path.join(contentRoot, key.replace(/^content\//, ''));

export const isDrawing = (key: string) => /\.svg$/i.test(key);

/** Short name for content: the same bytes have the same, on every machine. */
export const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** File name without folders and ending, fit for an address: `IMG 2034 (1).JPG` is img-2034-1. */
export function plainName(key: string): string {
  const name = path.posix.basename(key).replace(/\.[^.]*$/, '');
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain || 'picture';
}

/** Puts a file in place whole or not at all, so that a build that was stopped leaves no half of one in the cache. */
export function writeWhole(file: string, content: Buffer | string) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.part`;
  fs.writeFileSync(draft, content);
  fs.renameSync(draft, file);
}
