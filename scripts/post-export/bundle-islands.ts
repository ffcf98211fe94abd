import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { MODULES } from '../../components/islands/modules';
import { ISLANDS } from '../../components/islands/registry';
import { BASE_PATH } from '../../lib/shared/base-path';

const SOURCE = path.resolve('components/islands');
/** Modules that use React. The others share too little code for chunks. */
const WITH_REACT: readonly string[] = ['copy-button'];
/** hosts/policy.ts caches it for a year. */
const ISLANDS_FOLDER = '_islands';

/** Compiles the file while it loads: https://developer.chrome.com/blog/explicit-javascript-compile-hints */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

const OPTIONS = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  entryNames: '[name].[hash]',
  chunkNames: 'shared.[hash]',
  banner: { js: COMPILE_HINT },
  legalComments: 'none',
  metafile: true,
} as const;

/** Writes an entry for each island, and shared chunks. @returns the URLs of each island's files, its entry first */
export async function bundleIslands(out: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const bundle = async (names: readonly string[], splitting: boolean) => {
    const { metafile } = await build({
      ...OPTIONS,
      splitting,
      outdir: path.join(out, ISLANDS_FOLDER),
      entryPoints: names.map((name) => path.join(SOURCE, name)),
      define: {
        'process.env.NODE_ENV': '"production"',
        'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(BASE_PATH),
      },
    });
    return urlsByEntry(metafile);
  };
  const withoutReact = Object.keys(MODULES).filter((name) => !WITH_REACT.includes(name));
  return new Map([
    ...(await bundle([...Object.keys(ISLANDS), ...WITH_REACT], true)),
    ...(await bundle(withoutReact, false)),
  ]);
}

/** Reads the files that each entry imports from esbuild's report. */
function urlsByEntry({ outputs }: Metafile): [name: string, urls: string[]][] {
  const closureOf = (file: string, found = new Set<string>()) => {
    found.add(file);
    for (const { kind, path: next } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && !found.has(next)) closureOf(next, found);
    }
    return found;
  };
  const urlOf = (file: string) => `${BASE_PATH}/${ISLANDS_FOLDER}/${path.basename(file)}`;
  return Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint === undefined ? [] : [[path.parse(entryPoint).name, [...closureOf(file)].map(urlOf)]],
  );
}
