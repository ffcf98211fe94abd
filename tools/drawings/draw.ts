/** Writes all drawings: `npm run draw`. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawFiles, FOLDERS, ROOT } from './files';
import { drawIcons } from './icons';

const files = new Map<string, string | Buffer>([...drawFiles(), ...(await drawIcons())]);
for (const folder of FOLDERS)
  for (const name of readdirSync(join(ROOT, folder))) {
    const file = `${folder}/${name}`;
    if (name.endsWith('.svg') && !files.has(file)) rmSync(join(ROOT, file));
  }
for (const [file, content] of files) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), content);
}
console.log(`${files.size} files written.`);
