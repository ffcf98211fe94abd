/** The loader as it stands in every page, and its name in the policy. */
import fs from 'node:fs';
import { transformSync } from 'esbuild';
import { hashSource } from '../support/hash-source';

const source = fs.readFileSync(new URL('loader.ts', import.meta.url), 'utf8');

/** Minified, without a line break at its end. */
export const LOADER = transformSync(source, {
  loader: 'ts',
  minify: true,
  target: 'es2022',
  tsconfigRaw: { compilerOptions: {} },
}).code.trim();

/** The loader's source in script-src. */
export const LOADER_HASH = hashSource(LOADER);
