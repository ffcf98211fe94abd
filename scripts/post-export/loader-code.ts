/** Bundles the loader as the text of a script element. */
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const { outputFiles } = buildSync({
  entryPoints: [fileURLToPath(new URL('loader.ts', import.meta.url))],
  bundle: true,
  format: 'iife',
  minify: true,
  target: 'es2022',
  tsconfigRaw: {},
  write: false,
});

export const LOADER = outputFiles.map(({ text }) => text.trim()).join('');
