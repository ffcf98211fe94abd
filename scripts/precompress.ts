import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib, { type BrotliOptions, constants } from 'node:zlib';
import { listFiles } from './support/export-files';
import { inParallel } from './support/in-parallel';

const COMPRESSIBLE = /\.(html|txt|js|css|svg|json|xml|webmanifest|ico|wasm|map|md)$/;
/** A smaller file fits in one packet uncompressed. */
const MIN_BYTES = 860;

const OF_A_PAGE = /\.(html|md)$/;
/** Brotli's best level takes 30 times as long as level 6, and makes a page a tenth smaller. */
const MAX_PAGE_FILES_AT_BEST = 1000;
const BEST = 11;
const QUICK = 6;
const MAX_BYTES_AT_BEST = 1_000_000;

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** Writes a .br and a .gz file next to each file worth it, for nginx. @returns a line for the build's log */
export async function addPrecompressedFiles(out: string): Promise<string> {
  if (process.env.PRECOMPRESS === 'off') return 'PRECOMPRESS=off.';
  const files = listFiles(out).filter((file) => COMPRESSIBLE.test(file));
  const isQuick = files.filter((file) => OF_A_PAGE.test(file)).length > MAX_PAGE_FILES_AT_BEST;
  let count = 0;
  await inParallel(files, async (name) => {
    const file = path.join(out, name);
    const source = fs.readFileSync(file);
    if (source.length < MIN_BYTES) return;
    const level = (isQuick && OF_A_PAGE.test(name)) || source.length > MAX_BYTES_AT_BEST ? QUICK : BEST;
    const [br, gz] = await Promise.all([brotli(source, brotliOptions(source, level)), gzip(source, { level: 9 })]);
    for (const [ending, bytes] of Object.entries({ br, gz })) {
      if (bytes.length < source.length) fs.writeFileSync(`${file}.${ending}`, bytes);
    }
    count += 1;
  });
  return `${count} files are precompressed.`;
}

/** Returns Brotli's options; default: its best level. */
export const brotliOptions = (source: Buffer, level = BEST): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
});
