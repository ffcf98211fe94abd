import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { slugFrom } from '../url/slug-from';

export const CACHE = path.join('.cache', 'pictures');
/** Next copies this folder to the export. */
export const PUBLISHED = path.resolve('public/pictures');
export const INDEX = path.join(CACHE, 'index.json');

/** Returns the path of an image. @param key /images/team.jpg below public/, or content/blog/team.jpg */
export const toImagePath = (key: string, contentRoot: string) =>
  key.startsWith('/') ? path.resolve(`public${key}`) : path.join(contentRoot, key.replace(/^content\//, ''));

/** Returns the URL of a file in public/: every sign but the slash may be part of a name. */
export const encodePath = (key: string): string => key.split('/').map(encodeURIComponent).join('/');

export const isIllustration = (key: string) => /\.svg$/i.test(key);

export const computeHash = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Returns a file name for a URL: `IMG 2034 (1).JPG` is img-2034-1. */
export const plainName = (key: string): string => slugFrom(path.posix.parse(key).name) || 'picture';

/** Writes a file whole or not at all, also if the build stops. */
export function writeWhole(file: string, content: Uint8Array | string) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  fs.writeFileSync(part, content);
  fs.renameSync(part, file);
}
