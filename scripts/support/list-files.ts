import fs from 'node:fs';
import path from 'node:path';

/** Every file below a folder, relative to it with forward slashes, sorted: the order must not depend on the disk. */
export function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
