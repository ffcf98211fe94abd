import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import { cmsConfig, listPreviews, parseRepository } from '../editor/config';
import { asMeta, EDITOR_POLICY } from '../hosts/policy';
import { type Content, selectEntries } from '../lib/content/content-file';
import { measurePublicFiles } from '../lib/content/read';
import { readImageIndex } from '../lib/images/index-file';
import { publishedImages } from '../lib/images/published';
import { readSettings } from '../lib/settings';
import { BASE_PATH as base } from '../lib/url/base-path';
import { listElements, openingTag, parseHtml } from './html';
import { listPackages } from './licences';

const EDITOR = path.resolve(import.meta.dirname, '../editor');
const SVELTIA = path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));

/** Components that render in another way in the preview. */
const STUBS = { '@/components/parts/Prose': path.join(EDITOR, 'preview/Prose.tsx') };
/** Replaces zod's translations: https://github.com/evanw/esbuild/issues/1420 */
const NO_LANGUAGES = path.join(EDITOR, 'no-languages.ts');
/** Sveltia loads these for features that are not configured here: fields for code and maps, compressed SVG. */
const UNUSED = ['@shikijs/*', 'leaflet/*', 'terra-draw', 'terra-draw-leaflet-adapter', 'svgo/browser'];

/**
 * Adds the browser editor (Sveltia CMS) in out/admin/. CMS=off leaves it out; CMS_REPO=owner/name edits over GitHub.
 * @returns a line for the build's log, and the packages in the scripts
 */
export async function addEditor(out: string, content: Content, settings = readSettings()) {
  const target = path.join(out, 'admin');
  fs.rmSync(target, { recursive: true, force: true });
  if (!settings.hasEditor) return { message: 'CMS=off: no editor in out/.', packages: [] };
  const repository = parseRepository(settings.repository);
  const { programs, modules, packages } = await bundle();
  const files = {
    ...programs,
    'pane.css': readSource('pane.css'),
    'forms.css': readSource('forms.css') + readSource('../ui/Illustration.css'),
    'preview.css': readSource('preview/preview.css'),
    'files.json': JSON.stringify(builtFiles(out, content)),
    // The browser parses YAML of this length for seconds.
    'config.json': JSON.stringify(cmsConfig(repository)),
    'index.html': editorPage(),
    'preview.html': previewPage(fs.readFileSync(path.join(out, 'index.html'), 'utf8'), modules),
  };
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    fs.writeFileSync(path.join(target, name), text);
  }
  // Sveltia's program finds them next to itself.
  const filter = (file: string) => !file.endsWith('.map');
  fs.cpSync(path.join(SVELTIA, 'assets'), path.join(target, 'assets'), { recursive: true, filter });
  const edited = repository ? `for ${repository.repo}` : 'for a folder of this computer';
  return { message: `The editor is in out/admin/, ${edited}.`, packages };
}

const readSource = (name: string) => fs.readFileSync(path.join(EDITOR, name), 'utf8');

/** Collects what previews need and the editor does not have. The file is public: it names nothing unpublished. */
function builtFiles(out: string, content: Content) {
  const entries = selectEntries(content, false);
  const exported = Object.entries(measurePublicFiles()).filter(([name]) => fs.existsSync(path.join(out, name)));
  const withoutForm = entries.filter(({ kind }) => kind.isHiddenInEditor);
  return {
    publicFiles: Object.fromEntries(exported),
    images: publishedImages(entries, readImageIndex()),
    content: withoutForm.map(({ file, data }) => ({ file, data })),
    published: entries.map(({ file, from: date, alsoAt, aliases, gone }) => ({
      file,
      data: { date, alsoAt, aliases, gone },
    })),
  };
}

/** The scripts by file name, those that the preview imports, and the packages in them. */
type Programs = { programs: Record<string, string>; modules: readonly string[]; packages: readonly string[] };

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
  const toOutputName = (file: string) => path.relative(target, path.resolve(file)).split(path.sep).join('/');
  const preview = Object.entries(metafile.outputs).find(([file]) => toOutputName(file) === 'preview.js')?.[1];
  const imports = (preview?.imports ?? []).filter(({ kind }) => kind === 'import-statement');
  return {
    programs: Object.fromEntries(outputFiles.map((file) => [toOutputName(file.path), file.text])),
    modules: imports.map((imported) => toOutputName(imported.path)),
    packages: listPackages(metafile),
  };
}

/** Replaces each __NAME__ of an HTML file with its value. */
function fill(file: string, values: Readonly<Record<string, string>>): string {
  const all: typeof values = { BASE: base, POLICY: asMeta(EDITOR_POLICY), ...values };
  return readSource(file).replace(/__([A-Z]+)__/g, (_, name) => {
    const value = all[name];
    if (value === undefined) throw new Error(`editor/${file}: expected a value for ${name}`);
    return value;
  });
}

const editorPage = (): string =>
  fill('index.html', { PREVIEWS: JSON.stringify(listPreviews()).replaceAll('<', '\\u003c') });

/** Renders the preview's page with the style sheets and fonts of a built page. @param modules preloaded scripts */
function previewPage(home: string, modules: readonly string[]): string {
  const elements = listElements(parseHtml(home));
  const isStyle = ({ rel, as }: Record<string, string>) => rel === 'stylesheet' || as === 'font';
  const links = elements.filter(({ name, attribs }) => name === 'link' && isStyle(attribs));
  if (links.length === 0) throw new Error('out/index.html: expected a style sheet, which the preview needs.');
  const preloads = modules.map((file) => `<link rel="modulepreload" href="${base}/admin/${file}">`);
  return fill('preview/index.html', {
    ROOT: elements.slice(0, 1).map(openingTag).join(''),
    LINKS: links.map(openingTag).join('\n'),
    MODULES: preloads.join('\n'),
  });
}
