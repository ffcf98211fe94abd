import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { iconSheet } from './icon-sheet';
import { writeIcons } from './icons';
import { inlineFiles } from './inline';
import { files } from './render';

export { files, iconSheet, inlineFiles };

/** Writes every drawing into the folder and removes SVG files which no drawing makes any more. */
function main(folder: string): void {
  const wanted = files();
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.svg') && !wanted.has(name)) rmSync(join(folder, name));
  }
  for (const [name, text] of wanted) writeFileSync(join(folder, name), text);
  for (const [name, text] of inlineFiles()) writeFileSync(name, text);
  writeFileSync('docs/icons.svg', iconSheet());
  console.log(`${wanted.size} drawings written to ${folder}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main('public/drawings');
  await writeIcons('public');
}
