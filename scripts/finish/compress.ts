/** .br and .gz twins, for hosts that serve them in place of compressing each answer. */
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib, { type BrotliOptions, constants } from 'node:zlib';
import { inParallel } from '../support/in-parallel';
import { listFiles } from '../support/list-files';

/** Types that are not compressed already. */
const COMPRESSIBLE = /\.(html|txt|js|css|svg|json|xml|webmanifest|ico|wasm|map|md)$/;
/** Below this an answer fits in one packet either way. */
const SMALLEST = 860;

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** Writes both twins of every file worth it. */
export async function compress(out: string): Promise<void> {
  const files = listFiles(out).filter((file) => COMPRESSIBLE.test(file));
  await inParallel(files, (file) => writeTwins(path.join(out, file)));
}

async function writeTwins(file: string): Promise<void> {
  const source = fs.readFileSync(file);
  if (source.length < SMALLEST) return;
  const [br, gz] = await Promise.all([brotli(source, bestBrotli(source)), gzip(source, { level: 9 })]);
  for (const [ending, bytes] of Object.entries({ br, gz })) {
    if (bytes.length < source.length) fs.writeFileSync(`${file}.${ending}`, bytes);
  }
}

/** Brotli at its best level: what a host's own compression rarely reaches. */
export const bestBrotli = (source: Buffer): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
});
