import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { hashOf, writeWhole } from '../images/file';
import { BUILD_CODE, HOST_FILES } from './build-sources';
import { listFiles } from './export-files';

const CACHE = path.resolve('.next/cache/export');
const PROJECT = path.resolve(import.meta.dirname, '../..');

/** Returns the hash of the names and bytes of files below a folder. */
function hashOfFiles(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`\n${file}\n`).update(fs.readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

/** Returns the hash of the project's code and of what else its result depends on. */
function hashOfCode(): string {
  const sources = BUILD_CODE.flatMap((name) => {
    const source = path.join(PROJECT, name);
    return fs.statSync(source).isDirectory() ? listFiles(source).map((file) => `${name}/${file}`) : [name];
  });
  const files = sources.filter((file) => !file.startsWith(`${HOST_FILES}/`));
  const { version, platform, arch, env } = process;
  return hashOf([version, platform, arch, env.NEXT_PUBLIC_BASE_PATH, hashOfFiles(PROJECT, files)].join());
}

/** Opens a cache of files between builds. Their names are hashes of all that they are made of. @param name its folder */
export function buildCache(name: string, root = CACHE) {
  const folder = path.join(root, name);
  const code = hashOfCode();
  const used = new Set<string>();
  return {
    /** Returns the cached file made of these parts, or makes it. */
    async get(parts: readonly (string | Buffer)[], make: () => Promise<Buffer>): Promise<Buffer> {
      const key = hashOf([code, ...parts.map(hashOf)].join());
      used.add(key);
      const file = path.join(folder, key);
      if (!fs.existsSync(file)) writeWhole(file, await make());
      return fs.readFileSync(file);
    },
    /** Deletes the files that this build did not use. */
    sweep() {
      if (!fs.existsSync(folder)) return;
      for (const file of fs.readdirSync(folder)) if (!used.has(file)) fs.rmSync(path.join(folder, file));
    },
  };
}
