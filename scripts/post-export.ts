/** Removes Next's client runtime from its export, and makes each island a React root. */
import fs from 'node:fs';
import path from 'node:path';
import { DomUtils } from 'htmlparser2';
import { getSite } from '../app/site';
import { bundleIslands, listIslandFiles } from '../export/bundle-islands';
import { listPages } from '../export/export-files';
import { finishPage } from '../export/finish-page';
import { type Element, elementsOf, parseHtml, printHtml } from '../export/html';
import { cleanPublicFiles } from '../export/images/public';
import { createLoader } from '../export/loader-code';
import { prune } from '../export/prune';
import { readImageIndex } from '../lib/content/read';
import { reasonOf } from './support/request';

const out = path.resolve('out');
const readPage = (file: string) => fs.readFileSync(path.join(out, file), 'utf8');

/** Copies the font preloads of the home page to 404.html, the one page that Next writes without them. */
function preloadFonts() {
  const [home, missing] = [parseHtml(readPage('index.html')), parseHtml(readPage('404.html'))];
  const isFont = ({ attribs }: Element) => attribs.as === 'font';
  const fonts = elementsOf(home).filter(isFont);
  const styles = elementsOf(missing).find(({ attribs }) => attribs.rel === 'stylesheet');
  if (fonts.length === 0 || !styles)
    throw new Error('scripts/post-export.ts: expected font preloads in index.html and a style sheet in 404.html.');
  if (elementsOf(missing).some(isFont)) return;
  for (const font of fonts) DomUtils.prepend(styles, font);
  fs.writeFileSync(path.join(out, '404.html'), printHtml(missing));
}

await cleanPublicFiles(out, new Set(Object.keys(readImageIndex())));
console.log(`Deleted ${prune(out).length} files of Next's client runtime.`);
preloadFonts();
const { company } = getSite();
const islands = await bundleIslands(listIslandFiles(), out, { countsOutcomes: company.measure !== undefined });
const loader = createLoader(company);
const pages = listPages(out);
for (const file of pages) {
  try {
    fs.writeFileSync(path.join(out, file), finishPage(readPage(file), islands, loader));
  } catch (error) {
    console.error(`out/${file}  ${reasonOf(error)}`);
    process.exitCode = 1;
  }
}
if (!process.exitCode) console.log(`${pages.length} pages, ${islands.size} islands.`);
