import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { hashOf, writeWhole } from '../images/file';
import { listFiles } from './export-files';

const CACHE = path.resolve('.next/cache/export');
const PROJECT = path.resolve(import.meta.dirname, '../..');
/** The code that makes files of content. */
const CODE = ['app', 'components', 'lib', 'scripts'];
const FILES = ['package-lock.json', 'next.config.mjs', 'postcss.config.mjs', 'tsconfig.json'];

let stamp: string | undefined;

/** Returns the hash of the project's code and of what else its result depends on. */
function codeStamp(): string {
  const files = () =>
    CODE.flatMap((folder) => listFiles(path.join(PROJECT, folder)).map((file) => `${folder}/${file}`)).concat(FILES);
  const { version, platform, arch, env } = process;
  stamp ??= hashOf([version, platform, arch, env.NEXT_PUBLIC_BASE_PATH, hashOfFiles(PROJECT, files())].join('\n'));
  return stamp;
}

/** Returns the hash of the names and bytes of files below a folder. */
export function hashOfFiles(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`\n${file}\n`).update(fs.readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

/** Opens a cache of files between builds. Their names are hashes of all that they are made of. @param name its folder */
export function buildCache(name: string, root = CACHE) {
  const folder = path.join(root, name);
  const used = new Set<string>();
  /** Returns the path of the file made of these parts, which may not exist yet. */
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
    /** Deletes the files that this build did not use. */
    sweep() {
      if (!fs.existsSync(folder)) return;
      for (const file of fs.readdirSync(folder)) if (!used.has(file)) fs.rmSync(path.join(folder, file));
    },
  };
}
