import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import { BASE_PATH as base } from '../../lib/content/base-path';
import { buildCache, hashOfFiles } from '../support/build-cache';
import { listFiles } from '../support/export-files';

export const EDITOR = path.resolve(import.meta.dirname, '../../editor');

/** Components that render in another way in the preview. */
const STUBS = { '@/components/ui/Prose': path.join(EDITOR, 'stubs/Prose.tsx') };
/** Replaces zod's translations: https://github.com/evanw/esbuild/issues/1420 */
const NO_LANGUAGES = path.join(EDITOR, 'stubs/no-languages.ts');

/** Sveltia loads these for features that are not configured here: fields for code and maps, compressed SVG. */
const UNUSED = ['@shikijs/*', 'leaflet/*', 'terra-draw', 'terra-draw-leaflet-adapter', 'svgo/browser'];

const SVELTIA = path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));

/** The scripts by file name, and those that the preview imports. */
type Programs = { programs: Record<string, string>; modules: readonly string[] };

/** Copies Sveltia's assets, which its program finds next to itself. */
export function copyAssets(folder: string): void {
  const filter = (file: string) => !file.endsWith('.map');
  fs.cpSync(path.join(SVELTIA, 'assets'), path.join(folder, 'assets'), { recursive: true, filter });
}

/** Bundles the scripts of the editor's pages, or returns those of the last build with the same code. */
export async function cachedPrograms(): Promise<Programs> {
  const cache = buildCache('editor');
  const code = hashOfFiles(EDITOR, listFiles(EDITOR));
  const programs = await cache.get([code], async () => Buffer.from(JSON.stringify(await bundle())));
  cache.sweep();
  return JSON.parse(programs.toString());
}

async function bundle(): Promise<Programs> {
  const { build } = await import('esbuild');
  const target = path.resolve('out/admin');
  const options = {
    entryPoints: { index: path.join(EDITOR, 'index.tsx'), preview: path.join(EDITOR, 'preview/index.tsx') },
    outdir: target,
    alias: STUBS,
    external: UNUSED,
    plugins: [
      {
        name: 'English only',
        setup: ({ onResolve }) => {
          // Sveltia's interface in other languages, each a file of 60 kB.
          onResolve({ filter: /^\.\.\/locales\/[\w-]+\.json$/ }, ({ path: file }) => ({ path: file, external: true }));
          onResolve({ filter: /^\.\.\/locales\/index\.js$/ }, ({ importer }) =>
            importer.includes(`${path.sep}zod${path.sep}`) ? { path: NO_LANGUAGES } : undefined,
          );
        },
      },
    ],
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(base),
    },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    chunkNames: 'chunks/[name]-[hash]',
    logLevel: 'warning',
    metafile: true,
    write: false,
  } as const satisfies BuildOptions;
  const { metafile, outputFiles } = await build(options);
  const nameOf = (file: string) => path.relative(target, path.resolve(file)).split(path.sep).join('/');
  const preview = Object.entries(metafile.outputs).find(([file]) => nameOf(file) === 'preview.js')?.[1];
  const imports = (preview?.imports ?? []).filter(({ kind }) => kind === 'import-statement');
  return {
    programs: Object.fromEntries(outputFiles.map((file) => [nameOf(file.path), file.text])),
    modules: imports.map((imported) => nameOf(imported.path)),
  };
}
