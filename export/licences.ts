import fs from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { writeWhole } from '../lib/images/file';

/** Next to those of the fonts, which are in public/. No page loads it. */
const FILE = 'licences/scripts.txt';

/** Lists the folders of the packages that files of a bundle are from. */
export const listPackages = ({ outputs }: Metafile): string[] =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => {
      const [folder] = bytesInOutput > 0 ? (PACKAGE.exec(file) ?? []) : [];
      return folder === undefined ? [] : [folder];
    }),
  );

/** Matches a package within the folder that it is installed in. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** Writes name, version and licence of each package whose code is in the scripts of an export, as their licences require. */
export function writeLicences(out: string, folders: readonly string[]): void {
  const texts = [...new Set(folders)].map(describe).sort();
  writeWhole(path.join(out, FILE), `${[...new Set(texts)].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
}

type Package = { name: string; version: string; license?: string; author?: string | { name: string } };

function describe(folder: string): string {
  const file = path.join(folder, 'package.json');
  const { name, version, license = '', author = '' }: Package = JSON.parse(fs.readFileSync(file, 'utf8'));
  const [licence] = fs
    .readdirSync(folder)
    .filter((entry) => /^licen[cs]e/i.test(entry))
    .sort();
  const text = licence
    ? fs.readFileSync(path.join(folder, licence), 'utf8').replaceAll('\r\n', '\n').trim()
    : `${license}, ${typeof author === 'string' ? author : author.name}`;
  return `${name} ${version}\n${text}`;
}
