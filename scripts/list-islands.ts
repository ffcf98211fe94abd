/** `npm run types` writes components/islands/registry.ts: the files of that folder that export `mount` are the islands. */
import fs from 'node:fs';
import path from 'node:path';

const FOLDER = 'components/islands';
const EXPORTS_MOUNT = /^export (async )?(const|function) mount\b/m;

/** Renders the registry. @param files the files of the folder by name, with their text */
export function renderRegistry(files: ReadonlyMap<string, string>): string {
  const names = [...files].flatMap(([file, text]) => (EXPORTS_MOUNT.test(text) ? [path.parse(file).name] : [])).sort();
  const variableOf = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const importOf = (name: string) => `import * as ${variableOf(name)} from './${name}';`;
  const keyOf = (name: string) => (name.includes('-') ? `'${name}': ${variableOf(name)}` : name);
  return `/** Lists the islands: the files of this folder that export \`mount\`. Written by \`npm run types\`. */
// biome-ignore-all assist/source/organizeImports: the order is that of the file names.
${names.map(importOf).join('\n')}
import type { Mount } from './protocol';

export const ISLANDS = {
${names.map((name) => `  ${keyOf(name)},`).join('\n')}
} satisfies Record<string, { mount: Mount<never> }>;
`;
}

/** Reads the files of a folder that are TypeScript. */
export const readCode = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    fs
      .readdirSync(folder)
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
  );

if (process.argv[1] === import.meta.filename) {
  fs.writeFileSync(path.join(FOLDER, 'registry.ts'), renderRegistry(readCode(FOLDER)));
}
