import fs from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { BASE_PATH } from '@/lib/url/base-path';
import { EARLY_MODULES, ISLANDS } from '../components/parts/island-registry';
import { listPackages } from './licences';

/** hosts/policy.ts caches it for a year. */
const ISLANDS_FOLDER = '_islands';

/** Compiles the file while it loads: https://developer.chrome.com/blog/explicit-javascript-compile-hints */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

const OPTIONS = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  metafile: true,
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(BASE_PATH),
  },
} as const satisfies BuildOptions;

const ENTRIES: ReadonlySet<string> = new Set([...Object.keys(ISLANDS), ...Object.values(EARLY_MODULES)]);

/** Returns the files of islands and early modules. */
export const listIslandFiles = (): string[] =>
  fs
    .readdirSync('islands', { encoding: 'utf8', recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && ENTRIES.has(readName(file)))
    .map((file) => path.resolve('islands', file))
    .sort();

/**
 * Writes an entry for each island. Those that import packages share chunks; the others share too little code for them.
 * @param entries the files of the islands
 * @param out the folder of the export
 * @param settings whether the islands raise outcomes; default: the code for that is removed
 * @returns the URLs of each island's files: its entry, then the others in the order in which they run; and the packages in them
 */
export async function bundleIslands(
  entries: readonly string[],
  out: string,
  { countsOutcomes = false } = {},
): Promise<{ files: ReadonlyMap<string, readonly string[]>; packages: readonly string[] }> {
  const withPackages = await listImportersOfPackages(entries);
  const bundle = async (entryPoints: readonly string[], splitting: boolean) => {
    const { metafile } = await build({
      ...OPTIONS,
      define: { ...OPTIONS.define, ...(!countsOutcomes && { 'window.countOutcome': 'undefined' }) },
      entryPoints: [...entryPoints],
      splitting,
      minify: true,
      outdir: path.join(out, ISLANDS_FOLDER),
      entryNames: '[name].[hash]',
      chunkNames: 'shared.[hash]',
      banner: { js: COMPILE_HINT },
      legalComments: 'none',
    });
    return metafile;
  };
  const others = entries.filter((entry) => !withPackages.includes(entry));
  const bundles = [await bundle(withPackages, true), await bundle(others, false)];
  const files = new Map(bundles.flatMap(readUrls));
  for (const [island, early] of Object.entries(EARLY_MODULES)) {
    const [entry = '', ...imports] = files.get(island) ?? [];
    const [earlyEntry = '', ...earlyImports] = files.get(early) ?? [];
    files.set(island, [...new Set([entry, ...earlyImports, earlyEntry, ...imports])]);
  }
  return { files, packages: bundles.flatMap(listPackages) };
}

async function listImportersOfPackages(entries: readonly string[]): Promise<string[]> {
  const { metafile } = await build({ ...OPTIONS, entryPoints: [...entries], write: false, outdir: 'unused' });
  const names = Object.values(metafile.outputs).flatMap(({ entryPoint, inputs }) => {
    const importsPackages = Object.keys(inputs).some((file) => file.includes('node_modules/'));
    return entryPoint !== undefined && importsPackages ? [readName(entryPoint)] : [];
  });
  return entries.filter((entry) => names.includes(readName(entry)));
}

const readName = (file: string) => path.parse(file).name;

function readUrls({ outputs }: Metafile): [name: string, urls: string[]][] {
  const collectImports = (file: string, files = new Set<string>()) => {
    for (const { kind, path: next } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') collectImports(next, files).add(next);
    }
    return files;
  };
  const createUrl = (file: string) => `${BASE_PATH}/${ISLANDS_FOLDER}/${path.basename(file)}`;
  return Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint === undefined ? [] : [[readName(entryPoint), [file, ...collectImports(file)].map(createUrl)]],
  );
}
