/**
 * `tsx scripts/editor.ts [folder]`: puts the browser editor (Sveltia CMS) into out/admin/: its program from the npm
 * package, a page that starts it and its configuration. Nothing of it comes from another host.
 * CMS=off leaves it out. CMS_REPO=owner/name lets staff edit over GitHub; without it, it edits a folder of this computer.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { MODEL } from '../app/model';
import { asMeta, EDITOR_POLICY } from '../hosts/policy';
import { BASE_PATH as base } from '../lib/shared/base-path';
import { cmsConfigFile, parseRepository } from './forms/cms-config';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${asMeta(EDITOR_POLICY)}">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Website content</title>
<link rel="icon" href="${base}/icons/favicon.svg" type="image/svg+xml">
<link rel="cms-config-url" href="${base}/admin/config.yml" type="application/yaml">
<script type="module" src="${base}/admin/start.js"></script>
</head>
<body><noscript>The editor needs JavaScript.</noscript></body>
</html>
`;
/** The program names its fonts twice, the second time at a CDN: https://github.com/sveltia/sveltia-cms */
const CDN_FONT = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+?)(?::vf)?@[\d.]+\/[\w-]+\.woff2/g;

/**
 * Points the program's style sheet at the fonts beside it.
 * @throws when a font is not there: a new version of the editor is built differently
 */
function useOwnFonts(folder: string): void {
  const program = path.join(folder, 'index.js');
  const assets = fs.readdirSync(path.join(folder, 'assets'));
  const text = fs.readFileSync(program, 'utf8').replace(CDN_FONT, (address, font: string) => {
    const own = assets.find((name) => name.startsWith(`${font}-`) && name.endsWith('.woff2'));
    if (!own) throw new Error(`The editor brings no file for ${address}`);
    return `${base}/admin/editor/assets/${own}`;
  });
  fs.writeFileSync(program, text);
}

const START = "import { init } from './editor/index.js';\n\ninit();\n";

const target = path.resolve(process.argv[2] ?? 'out', 'admin');
fs.rmSync(target, { recursive: true, force: true });
if (process.env.CMS === 'off') {
  console.log('CMS=off: no editor in out/.');
} else {
  const repository = parseRepository(process.env.CMS_REPO);
  // The package's npm build, not dist/: it brings its fonts and icons, which dist/ fetches from a CDN.
  const source = path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));
  fs.cpSync(source, path.join(target, 'editor'), { recursive: true, filter: (file) => !file.endsWith('.map') });
  useOwnFonts(path.join(target, 'editor'));
  fs.writeFileSync(path.join(target, 'index.html'), PAGE);
  fs.writeFileSync(path.join(target, 'start.js'), START);
  fs.writeFileSync(path.join(target, 'config.yml'), cmsConfigFile(MODEL, repository));
  console.log(
    `The editor is in out/admin/, ${repository ? `for ${repository.repo}` : 'for a folder of this computer'}.`,
  );
}
