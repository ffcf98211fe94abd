/** Makes the deployed website of Next's export: removes the client runtime, and adds islands, editor and files for hosts. */
import fs from 'node:fs';
import path from 'node:path';
import { DomUtils } from 'htmlparser2';
import { type Content, selectEntries } from '../lib/content/content-file';
import { readImageIndex } from '../lib/images/index-file';
import { cleanPublicFiles } from '../lib/images/public';
import { deleteUnpublishedImages, publishedImages } from '../lib/images/published';
import type { Site } from '../lib/site/types';
import { bundleIslands, listIslandFiles } from './bundle-islands';
import { addEditor } from './editor';
import { listPages } from './export-files';
import { finishPage } from './finish-page';
import { addHostFiles } from './hosts';
import { type Element, listElements, parseHtml, printHtml } from './html';
import { writeLicences } from './licences';
import { createLoader } from './loader-code';
import { prune } from './prune';

/** @param out Next's export of the site */
export async function finish(site: Site, content: Content, out: string): Promise<void> {
  const images = readImageIndex();
  await cleanPublicFiles(out, new Set(Object.keys(images)));
  prune(out);
  preloadFonts(out);
  const packages = await finishPages(site, out);
  deleteUnpublishedImages(out, publishedImages(selectEntries(content, site.withDrafts), images));
  const editor = await addEditor(out, content);
  console.log(editor.message);
  writeLicences(out, [...packages, ...editor.packages]);
  addHostFiles(site, out);
}

/** Copies the font preloads of the home page to 404.html, the one page that Next writes without them. */
function preloadFonts(out: string): void {
  const missingFile = path.join(out, '404.html');
  const home = parseHtml(readText(path.join(out, 'index.html')));
  const missing = parseHtml(readText(missingFile));
  const isFont = ({ attribs }: Element) => attribs.as === 'font';
  const fonts = listElements(home).filter(isFont);
  const styles = listElements(missing).find(({ attribs }) => attribs.rel === 'stylesheet');
  if (fonts.length === 0 || !styles)
    throw new Error('export/finish.ts: expected font preloads in index.html and a style sheet in 404.html.');
  if (listElements(missing).some(isFont)) return;
  for (const font of fonts) DomUtils.prepend(styles, font);
  fs.writeFileSync(missingFile, printHtml(missing));
}

/** @returns the packages in the islands @throws for a page with an element that the policy blocks */
async function finishPages({ company }: Site, out: string): Promise<readonly string[]> {
  const { files, packages } = await bundleIslands(listIslandFiles(), out, {
    countsOutcomes: company.measure !== undefined,
  });
  const loader = createLoader(company);
  for (const page of listPages(out)) {
    const file = path.join(out, page);
    try {
      fs.writeFileSync(file, finishPage(readText(file), files, loader));
    } catch (error) {
      throw new Error(`${page} cannot be finished.`, { cause: error });
    }
  }
  return packages;
}

const readText = (file: string) => fs.readFileSync(file, 'utf8');
