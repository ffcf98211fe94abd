/**
 * `tsx scripts/editor [folder]`: puts the browser editor (Sveltia CMS) into out/admin/: its program from the npm
 * package, its configuration, and the previews of editor/, which draw with the site's own components. Nothing of it
 * comes from another host, and no page of the site requests any of it.
 * CMS=off leaves it out. CMS_REPO=owner/name lets staff edit over GitHub, CMS_REVIEW=on with a review of what they save;
 * without it, it edits a folder of this computer.
 */
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { MODEL } from '../../app/model';
import { CONTENT } from '../../app/site';
import type { BuiltFiles } from '../../editor/preview/inspect-draft';
import { formatLedger } from '../../lib/content/ledger';
import {
  listContentFiles,
  listPublicFiles,
  type PictureIndex,
  readLedger,
  readPictures,
  sizeOfPublicFile,
} from '../../lib/content/read';
import { BASE_PATH as base } from '../../lib/shared/base-path';
import { BLOCK_FORMS } from '../forms/block-forms';
import { cmsConfigFile, parseRepository, previewKinds, type Repository } from '../forms/cms-config';
import { editorPage, previewPage } from './pages';
import { copySveltia } from './sveltia';

/** Where the code is that runs in the editor's pages. */
const EDITOR = path.resolve(import.meta.dirname, '../../editor');
/** What Next resolves in its own way, or knows only where it draws itself. */
const STAND_INS = {
  'next/dynamic': path.join(EDITOR, 'stand-ins/dynamic.tsx'),
  'next/navigation.js': path.join(EDITOR, 'stand-ins/navigation.ts'),
};

/** See there. */
const NO_LANGUAGES = path.join(EDITOR, 'stand-ins/no-languages.ts');

/**
 * Bundles what runs in the two pages; what both need is a file of its own.
 * @returns the files that the preview starts with, below the folder
 */
async function bundle(target: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: {
      index: path.join(EDITOR, 'index.tsx'),
      preview: path.join(EDITOR, 'preview/index.tsx'),
    },
    outdir: target,
    alias: STAND_INS,
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
    ...{ jsx: 'automatic', chunkNames: 'chunks/[name]-[hash]', logLevel: 'warning', metafile: true },
  });
  const files = new Map(Object.entries(metafile.outputs).map(([file, made]) => [path.resolve(file), made]));
  const { imports = [] } = files.get(path.join(target, 'preview.js')) ?? {};
  const atOnce = imports.filter(({ kind }) => kind === 'import-statement');
  return atOnce.map((one) => path.relative(target, path.resolve(one.path)).split(path.sep).join('/'));
}

/** What previews need and the editor does not know. */
function builtFiles(): BuiltFiles & { pictures: PictureIndex } {
  const publicFiles = Object.fromEntries(listPublicFiles().map((name) => [name, sizeOfPublicFile(name) ?? 0]));
  const contentFiles = listContentFiles(CONTENT);
  return { publicFiles, contentFiles, published: formatLedger(readLedger(CONTENT)), pictures: readPictures() };
}

async function addEditor(out: string, repository: Repository | undefined): Promise<void> {
  const target = path.join(out, 'admin');
  const write = (name: string, text: string) => fs.writeFileSync(path.join(target, name), text);
  await copySveltia(path.join(target, 'editor'), `${base}/admin/editor`);
  const modules = await bundle(target);
  fs.copyFileSync(path.join(EDITOR, 'pane/pane.css'), path.join(target, 'pane.css'));
  fs.copyFileSync(path.join(EDITOR, 'preview/preview.css'), path.join(target, 'preview.css'));
  write('files.json', JSON.stringify(builtFiles()));
  write('config.yml', cmsConfigFile(MODEL, repository));
  write('index.html', editorPage(base, previewKinds(MODEL)));
  write('preview.html', previewPage(base, fs.readFileSync(path.join(out, 'index.html'), 'utf8'), modules));
}

const out = path.resolve(process.argv[2] ?? 'out');
fs.rmSync(path.join(out, 'admin'), { recursive: true, force: true });
if (process.env.CMS === 'off') {
  console.log('CMS=off: no editor in out/.');
} else {
  const repository = parseRepository(process.env.CMS_REPO, process.env.CMS_REVIEW);
  await addEditor(out, repository);
  console.log(
    `The editor is in out/admin/, ${repository ? `for ${repository.repo}` : 'for a folder of this computer'}.`,
  );
}
