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

/** A page's own files, of which there are as many as there are pages; all others are shared by many of them. */
const OF_A_PAGE = /(\.html|\.md|^_next\/static\/pages\/.*)$/;
/** Brotli's best level takes 30 times as long as level 6 and makes a page a tenth smaller: for so many files it pays. */
const MOST_AT_BEST = 1000;
const BEST = 11;
const QUICK = 6;
/** Lists of everything grow with the site: the best level would take seconds for each. */
const LARGEST_AT_BEST = 1_000_000;

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** Writes both twins of every file worth it. @returns how many have them */
export async function compress(out: string): Promise<number> {
  const files = listFiles(out).filter((file) => COMPRESSIBLE.test(file));
  const ofPages = files.filter((file) => OF_A_PAGE.test(file));
  const quick = new Set(ofPages.length > MOST_AT_BEST ? ofPages : []);
  let count = 0;
  await inParallel(files, async (file) => {
    if (await writeTwins(path.join(out, file), quick.has(file) ? QUICK : BEST)) count += 1;
  });
  return count;
}

async function writeTwins(file: string, level: number): Promise<boolean> {
  const source = fs.readFileSync(file);
  if (source.length < SMALLEST) return false;
  const options = brotliOptions(source, source.length > LARGEST_AT_BEST ? QUICK : level);
  const [br, gz] = await Promise.all([brotli(source, options), gzip(source, { level: 9 })]);
  for (const [ending, bytes] of Object.entries({ br, gz })) {
    if (bytes.length < source.length) fs.writeFileSync(`${file}.${ending}`, bytes);
  }
  return true;
}

const brotliOptions = (source: Buffer, level: number): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
});

/** Brotli at its best level: what a host's own compression rarely reaches. */
export const bestBrotli = (source: Buffer): BrotliOptions => brotliOptions(source, BEST);
