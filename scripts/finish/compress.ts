/** .br and .gz twins, for hosts that serve them in place of compressing each answer. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { listFiles } from './files';

/** Types that are not compressed already; hosts/ names the same ones. */
const COMPRESSIBLE = /\.(html|txt|js|css|svg|json|xml|webmanifest|ico|wasm|map|md)$/;
/** Below this an answer fits in one packet either way. */
const SMALLEST = 860;

/** Writes both twins of every file worth it. */
export function compress(out: string): void {
  for (const file of listFiles(out)) {
    if (!COMPRESSIBLE.test(file)) continue;
    const source = fs.readFileSync(path.join(out, file));
    if (source.length < SMALLEST) continue;
    const twins = { br: brotli(source), gz: gzipSync(source, { level: 9 }) };
    for (const [ending, bytes] of Object.entries(twins)) {
      if (bytes.length < source.length) fs.writeFileSync(path.join(out, `${file}.${ending}`), bytes);
    }
  }
}

/** Brotli at its best level: what a host's own compression rarely reaches. */
export const brotli = (source: Buffer) =>
  brotliCompressSync(source, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
  });
