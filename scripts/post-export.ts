/** Removes Next's client runtime from its export, and makes each island a React root. */
import fs from 'node:fs';
import path from 'node:path';
import { getSite } from '../app/site';
import { bundleIslands, listIslandFiles } from '../islands/build/bundle-islands';
import { createLoader } from '../islands/build/loader-code';
import { finishPage } from '../islands/build/page';
import { prune } from '../islands/build/prune';
import { readImageIndex } from '../lib/content/read';
import { cleanPublicFiles } from './images/public';
import { listPages } from './support/export-files';
import { type Element, elementsOf } from './support/html';
import { reasonOf } from './support/request';

const out = path.resolve('out');

/** Copies the font preloads of the home page to 404.html, the one page that Next writes without them. */
function preloadFonts() {
  const [home, missing] = ['index.html', '404.html'].map((file) => fs.readFileSync(path.join(out, file), 'utf8')) as [
    string,
    string,
  ];
  const isFont = ({ attribs }: Element) => attribs.as === 'font';
  const fonts = elementsOf(home).filter(isFont);
  if (fonts.length === 0)
    throw new Error('index.html preloads no font: preloadFonts of scripts/post-export.ts looks for them.');
  const elements = elementsOf(missing);
  if (elements.some(isFont)) return;
  const at = elements.find(({ attribs }) => attribs.rel === 'stylesheet')?.startIndex ?? 0;
  const tags = fonts.map(({ startIndex, endIndex }) => home.slice(startIndex ?? 0, (endIndex ?? 0) + 1));
  fs.writeFileSync(path.join(out, '404.html'), missing.slice(0, at) + tags.join('') + missing.slice(at));
}

await cleanPublicFiles(out, new Set(Object.keys(readImageIndex())));
console.log(`Deleted ${prune(out).length} files of Next's client runtime.`);
preloadFonts();
const { company } = getSite();
const islands = await bundleIslands(listIslandFiles(), out, { countsOutcomes: company.measure !== undefined });
const loader = createLoader(company);
const pages = listPages(out);
for (const file of pages) {
  const page = path.join(out, file);
  try {
    fs.writeFileSync(page, finishPage(fs.readFileSync(page, 'utf8'), islands, loader));
  } catch (error) {
    console.error(`${path.relative('.', page)}  ${reasonOf(error)}`);
    process.exitCode = 1;
  }
}
if (!process.exitCode) console.log(`${pages.length} pages, ${islands.size} islands.`);
