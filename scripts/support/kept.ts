/**
 * What a build keeps for the next one, in the folder hosts keep between builds. A name is the hash of all a file is made
 * of, so what is found under it is what would be made again.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { hashOf, writeWhole } from '../pictures/file';
import { listFiles } from './list-files';

export const KEPT = path.resolve('.next/cache/export');

/** Where the code is: content may be checked from any folder. */
const PROJECT = path.resolve(import.meta.dirname, '../..');
/** All that decides what the build makes of content: the code, its packages, the settings, the version of Node. */
const CODE = ['app', 'components', 'lib', 'scripts'];
const FILES = ['package-lock.json', 'next.config.mjs', 'postcss.config.mjs', 'tsconfig.json'];
const SETTINGS = ['NEXT_PUBLIC_BASE_PATH', 'FINISH'];

let known: string | undefined;

/** The hash of the project's code, which stays as it is while a step of the build runs. */
export function codeStamp(): string {
  known ??= hashOfCode();
  return known;
}

function hashOfCode(): string {
  const settings = SETTINGS.map((name) => `${name}=${process.env[name] ?? ''}`);
  const code = CODE.flatMap((folder) => listFiles(path.join(PROJECT, folder)).map((file) => `${folder}/${file}`));
  return hashOf(
    [process.version, process.platform, process.arch, ...settings, hashOfFiles(PROJECT, [...code, ...FILES])].join(
      '\n',
    ),
  );
}

/** The hash of some files, their names and what they hold. @param folder what the names are relative to */
export function hashOfFiles(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`\n${file}\n`).update(fs.readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

/**
 * @param room a folder for what is of one kind
 * @param root where all rooms are
 */
export function keptFiles(room: string, root = KEPT) {
  const folder = path.join(root, room);
  const stamp = codeStamp();
  const used = new Set<string>();
  /** Where the file made of these parts is kept, once it is made. */
  const placeOf = (parts: readonly (string | Buffer)[]): string => {
    const name = hashOf(JSON.stringify([stamp, ...parts.map((part) => hashOf(part))]));
    used.add(name);
    return path.join(folder, name);
  };
  return {
    placeOf,
    /** The file made of these parts: the kept one, or what `make` returns. */
    async get(parts: readonly (string | Buffer)[], make: () => Promise<Buffer>): Promise<Buffer> {
      const file = placeOf(parts);
      if (fs.existsSync(file)) return fs.readFileSync(file);
      const made = await make();
      writeWhole(file, made);
      return made;
    },
    /** Removes what nobody asked for: it is of an older state of the site. */
    sweep() {
      if (!fs.existsSync(folder)) return;
      for (const name of fs.readdirSync(folder))
        if (!used.has(name)) fs.rmSync(path.join(folder, name), { force: true });
    },
  };
}
