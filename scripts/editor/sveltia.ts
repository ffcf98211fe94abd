/** Sveltia CMS from its npm package, made to need no other host. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The program names its fonts twice, the second time at a CDN: https://github.com/sveltia/sveltia-cms */
const CDN_FONT = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+?)(?::vf)?@[\d.]+\/[\w-]+\.woff2/g;

/** What previews are handed their data in. The program asks for it by a name that no browser resolves. */
const DATA_PACKAGE = 'immutable';

/** What is typed into a text reaches the form after a pause of so many milliseconds, each letter after its own. */
const PAUSE_IN_TEXTS =
  /(\.registerUpdateListener\(\(\)=>\{\w+\?\.isComposing\(\)\|\|\(async\(\)=>\{await \w+\()100(?=\))/;

// The package's npm build, not dist/: it brings its fonts and icons, which dist/ fetches from a CDN.
const SOURCE = path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
const PROGRAM = 'index.js';

/** Copies what the program brings along. @param folder where it goes */
export function copyAssets(folder: string): void {
  const isProgram = (file: string) => path.relative(SOURCE, file) === PROGRAM;
  fs.cpSync(SOURCE, folder, { recursive: true, filter: (file) => !file.endsWith('.map') && !isProgram(file) });
}

/**
 * The program itself, and what it asks for.
 * @param address of its folder, from the root of the host
 * @returns texts by their names in that folder
 * @throws when the program is built differently than this knows: a new version of the editor
 */
export async function sveltiaPrograms(address: string): Promise<Record<string, string>> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: { contents: `export * from '${DATA_PACKAGE}';`, resolveDir: SOURCE },
    ...{ bundle: true, minify: true, format: 'esm', platform: 'browser', logLevel: 'warning', write: false },
  });
  const program = fs.readFileSync(path.join(SOURCE, PROGRAM), 'utf8');
  return {
    [PROGRAM]: atOnce(withOwnPackage(withOwnFonts(program, address))),
    [`${DATA_PACKAGE}.js`]: outputFiles.map(({ text }) => text).join(''),
  };
}

function withOwnFonts(program: string, address: string): string {
  const assets = fs.readdirSync(path.join(SOURCE, 'assets'));
  return program.replace(CDN_FONT, (found, font: string) => {
    const own = assets.find((name) => name.startsWith(`${font}-`) && name.endsWith('.woff2'));
    if (!own) throw new Error(`The editor brings no file for ${found}`);
    return `${address}/assets/${own}`;
  });
}

function withOwnPackage(program: string): string {
  const changed = program.replace(`import(\`${DATA_PACKAGE}\`)`, `import("./${DATA_PACKAGE}.js")`);
  if (changed === program) throw new Error(`The editor asks for ${DATA_PACKAGE} in another way`);
  return changed;
}

/** The preview follows a text as fast as any other field: the pause is one of Sveltia's own, and shortens nothing else. */
function atOnce(program: string): string {
  const changed = program.replace(PAUSE_IN_TEXTS, (_, before: string) => `${before}0`);
  if (changed === program) throw new Error('The editor waits for texts in another way');
  return changed;
}
