/**
 * `npx tsx scripts/precompress.ts [folder]`: writes a .br and a .gz file next to each text of out/, or of another export.
 * nginx serves them; other hosts compress each response themselves.
 */
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { listFiles } from '../export/export-files';
import { MEDIA_TYPES } from '../hosts/policy';
import { isText } from '../hosts/rules';
import { readCommand } from './support/command';

const {
  positionals: [folder = 'out'],
} = readCommand({}, 1);

/** A smaller file fits in one packet uncompressed. */
const MIN_BYTES = 860;

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

const texts = listFiles(folder).filter((name) => isText(MEDIA_TYPES[path.extname(name).slice(1).toLowerCase()] ?? ''));
const files = texts.map((name) => path.join(folder, name)).filter((file) => fs.statSync(file).size >= MIN_BYTES);
for (const file of files) {
  const source = fs.readFileSync(file);
  // Brotli's default is its best level.
  const [br, gz] = await Promise.all([brotli(source), gzip(source, { level: 9 })]);
  fs.writeFileSync(`${file}.br`, br);
  fs.writeFileSync(`${file}.gz`, gz);
}
console.log(`${files.length} files of ${folder}/ are precompressed.`);
