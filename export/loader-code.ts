import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { Measure } from '@/lib/model/company';

function bundle(file: URL, define: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(file)],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    tsconfigRaw: {},
    define,
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

const LOADER = bundle(new URL('../islands/runtime/loader.ts', import.meta.url));

/** Returns the loader, with the counting of page views if content/site.md has `measure`. */
export function createLoader({ origin, measure }: { origin: string; measure?: Measure | undefined }): string {
  if (!measure) return LOADER;
  const values = { ...measure, url: measure.url.replace(/\/$/, ''), hostname: new URL(origin).hostname };
  const define = Object.entries(values).map(([name, value]) => [`MEASURE.${name}`, JSON.stringify(value)]);
  return LOADER + bundle(new URL('../islands/runtime/counting.ts', import.meta.url), Object.fromEntries(define));
}
