/**
 * Caches files between builds, in the folder that hosts keep. A file's name is the hash of all it is made of, so a cached
 * file equals the file a build without the cache would make.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { hashOf, writeWhole } from '../pictures/file';
import { listFiles } from './export-files';

const CACHE = path.resolve('.next/cache/export');
const PROJECT = path.resolve(import.meta.dirname, '../..');
/** All that decides what the build makes of content, in addition to the versions of Node and the base path. */
const CODE = ['app', 'components', 'lib', 'scripts'];
const FILES = ['package-lock.json', 'next.config.mjs', 'postcss.config.mjs', 'tsconfig.json'];

let stamp: string | undefined;

/** Returns the hash of the project's code, which does not change while a step of the build runs. */
function codeStamp(): string {
  const files = () =>
    CODE.flatMap((folder) => listFiles(path.join(PROJECT, folder)).map((file) => `${folder}/${file}`)).concat(FILES);
  const { version, platform, arch, env } = process;
  stamp ??= hashOf([version, platform, arch, env.NEXT_PUBLIC_BASE_PATH, hashOfFiles(PROJECT, files())].join('\n'));
  return stamp;
}

/** Returns the hash of files: of their names and their bytes. @param folder what the names are relative to */
export function hashOfFiles(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`\n${file}\n`).update(fs.readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

/** Opens a cache. @param name its folder below `root` */
export function buildCache(name: string, root = CACHE) {
  const folder = path.join(root, name);
  const used = new Set<string>();
  /** Returns the path for the file made of these parts. The file exists once it is made. */
  const placeOf = (parts: readonly (string | Buffer)[]): string => {
    const file = hashOf(JSON.stringify([codeStamp(), ...parts.map((part) => hashOf(part))]));
    used.add(file);
    return path.join(folder, file);
  };
  return {
    placeOf,
    /** Returns the cached file made of these parts, or makes it. */
    async get(parts: readonly (string | Buffer)[], make: () => Promise<Buffer>): Promise<Buffer> {
      const file = placeOf(parts);
      if (!fs.existsSync(file)) writeWhole(file, await make());
      return fs.readFileSync(file);
    },
    /** Deletes all files that this build did not use. */
    sweep() {
      if (!fs.existsSync(folder)) return;
      for (const file of fs.readdirSync(folder)) if (!used.has(file)) fs.rmSync(path.join(folder, file));
    },
  };
}
