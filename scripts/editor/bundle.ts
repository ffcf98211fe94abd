/** The programs of the editor's pages: bundled where no earlier build has done it of the same code. */
import path from 'node:path';
import { BASE_PATH as base } from '../../lib/shared/base-path';
import { BLOCK_FORMS } from '../forms/block-forms';
import { hashOfFiles, keptFiles } from '../support/kept';
import { listFiles } from '../support/list-files';
import { sveltiaPrograms } from './sveltia';

/** Where the code is that runs in the editor's pages. */
export const EDITOR = path.resolve(import.meta.dirname, '../../editor');
/** Components that render in another way in the preview. */
const STUBS = {
  '@/components/ui/Prose': path.join(EDITOR, 'stubs/Prose.tsx'),
};
/** See there. */
const NO_LANGUAGES = path.join(EDITOR, 'stubs/no-languages.ts');

export type Programs = {
  /** Texts by their names below the editor's folder. */
  programs: Record<string, string>;
  /** Those that the preview starts with. */
  modules: readonly string[];
};

/** The same as an earlier build has kept, or made anew. */
export async function keptPrograms(): Promise<Programs> {
  const kept = keptFiles('editor');
  const code = hashOfFiles(EDITOR, listFiles(EDITOR));
  const made = await kept.get([code], async () => Buffer.from(JSON.stringify(await makePrograms())));
  kept.sweep();
  return JSON.parse(made.toString());
}

async function makePrograms(): Promise<Programs> {
  const { programs, modules } = await bundle();
  const sveltia = await sveltiaPrograms(`${base}/admin/editor`);
  const inFolder = Object.entries(sveltia).map(([name, text]) => [`editor/${name}`, text] as const);
  return { programs: { ...programs, ...Object.fromEntries(inFolder) }, modules };
}

/** Bundles what runs in the two pages; what both need is a file of its own. */
async function bundle(): Promise<Programs> {
  const { build } = await import('esbuild');
  // Nothing is written there.
  const target = path.resolve('out/admin');
  const { metafile, outputFiles } = await build({
    entryPoints: {
      index: path.join(EDITOR, 'index.tsx'),
      preview: path.join(EDITOR, 'preview/index.tsx'),
    },
    outdir: target,
    alias: STUBS,
    plugins: [
      {
        name: 'what lies elsewhere, or is not wanted',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^@sveltia\/cms$/ }, () => ({ path: './editor/index.js', external: true }));
          // esbuild cannot leave out of a namespace what nobody asks of it: https://github.com/evanw/esbuild/issues/1420
          onResolve({ filter: /^\.\.\/locales\/index\.js$/ }, ({ importer }) =>
            importer.includes(`${path.sep}zod${path.sep}`) ? { path: NO_LANGUAGES } : undefined,
          );
        },
      },
    ],
    define: {
      'process.env.NODE_ENV': '"production"',
      BLOCK_FORMS: JSON.stringify(BLOCK_FORMS),
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(base),
    },
    ...{ bundle: true, splitting: true, minify: true, format: 'esm', platform: 'browser', target: 'es2022' },
    ...{ jsx: 'automatic', chunkNames: 'chunks/[name]-[hash]', logLevel: 'warning', metafile: true, write: false },
  });
  const nameOf = (file: string) => path.relative(target, path.resolve(file)).split(path.sep).join('/');
  const programs = Object.fromEntries(outputFiles.map((file) => [nameOf(file.path), file.text]));
  const ofPreview = Object.entries(metafile.outputs).find(([file]) => nameOf(file) === 'preview.js');
  const atOnce = (ofPreview?.[1].imports ?? []).filter(({ kind }) => kind === 'import-statement');
  return { programs, modules: atOnce.map((one) => nameOf(one.path)) };
}
