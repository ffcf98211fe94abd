/** The loader as it stands in every page, and its name in the policy. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { transformSync } from 'esbuild';

/** What a policy calls a script or style it allows: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export const hashSource = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

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
