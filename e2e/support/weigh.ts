import { brotliCompressSync } from 'node:zlib';
import type { Export } from './export';

const weights = new Map<string, number>();

/** Weighs the file of a URL as a host sends it: with brotli, or as it is if that is smaller. */
export function weigh(site: Export, url: string): number {
  const file = site.fileFor(url);
  if (file === undefined) throw new Error(`${url}: expected a file of the export`);
  const key = `${site.root}/${file}`;
  const source = site.bytes(file);
  const bytes = weights.get(key) ?? Math.min(source.length, brotliCompressSync(source).length);
  weights.set(key, bytes);
  return bytes;
}
