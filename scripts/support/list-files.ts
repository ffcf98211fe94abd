import fs from 'node:fs';
import path from 'node:path';

/** Lists every file below a folder, sorted: the order must not depend on the disk. */
export function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Lists the site's pages in an export: not the editor's, which have their own policy, nor Next's copy of the 404 page. */
export const listPages = (out: string): string[] =>
  listFiles(out).filter((file) => file.endsWith('.html') && !/^(admin\/|_not-found[./])/.test(file));
