import fs from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import * as pagefind from 'pagefind';
import { buildVocabulary } from '../islands/search/similar-words';
import { groupHeading, listedPages, type PageSummary } from '../lib/site/pages';
import type { Site } from '../lib/site/types';
import { writeWhole } from './images/file';
import { fileOf } from './support/export-files';
import { escapeHtml } from './support/html';
import { inParallel } from './support/in-parallel';

/** Leaves out Pagefind's interfaces, and its worker, which Trusted Types refuse. */
const USED_FILES =
  /^(pagefind\.js|pagefind-entry\.json|wasm\.(?!unknown)[\w-]+\.pagefind|.*\.pf_(meta|index|fragment))$/;

const MAX_PARALLEL_PAGES = 4;

/** Pagefind never reads these elements. https://pagefind.app/docs/indexing/ */
const SKIPPED = 'style script noscript label form svg footer nav iframe template button'.split(' ');
/** A page must not be found by the text of a link or a control. */
const EXCLUDED = ['button', '[aria-hidden=true]', '[aria-disabled]', '.section-link'];

/** Pagefind joins the texts of two cells to one word. */
const CELL_END = /<\/(?:td|th|dt|dd)>/g;

const isExcluded = (name: string, { class: classes = '', ...attributes }: Record<string, string>) =>
  SKIPPED.includes(name) ||
  attributes['aria-hidden'] === 'true' ||
  'aria-disabled' in attributes ||
  classes.split(' ').includes('section-link');

/** Adds the search index of all pages but the search page, in out/pagefind. @returns a line for the build's log */
export async function addSearchIndex(site: Site, out: string): Promise<string> {
  const pages = listedPages(site).filter(({ type }) => type !== 'search');
  const { index, errors } = await pagefind.createIndex({
    rootSelector: 'main',
    excludeSelectors: EXCLUDED,
    // One file contains the texts of all pages, so that the search works offline.
    maxFragments: 1,
  });
  if (!index) throw new Error(`Pagefind did not start: ${errors.join('\n')}`);
  const texts: string[] = [];
  const add = async (page: PageSummary) => {
    const { language, main, text } = readMain(fs.readFileSync(path.join(out, fileOf(page.path)), 'utf8'), page.path);
    const meta = metaOf(page, site);
    texts.push([text, ...Object.values(meta)].join(' '));
    const spaced = main.replace('>', () => `>${metaElement(meta)}`).replace(CELL_END, '$& ');
    const content = `<html lang="${language}"><body>${spaced}</body></html>`;
    const result = await index.addHTMLFile({ url: page.path, content });
    if (result.errors.length > 0) throw new Error(`${page.path}: ${result.errors.join('\n')}`);
  };
  await inParallel(pages, add, MAX_PARALLEL_PAGES);
  const { files } = await index.getFiles();
  await pagefind.close();

  const write = (name: string, content: string | Uint8Array) => writeWhole(path.join(out, 'pagefind', name), content);
  for (const { path: name, content } of files) if (USED_FILES.test(name)) write(name, content);
  write('words.json', JSON.stringify(buildVocabulary(texts)));
  return `${pages.length} pages in the search index.`;
}

function readMain(html: string, route: string): { language: string; main: string; text: string } {
  let language = '';
  let start = -1;
  let end = -1;
  let excluded = 0;
  let text = '';
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'html') language = attributes.lang ?? '';
      if (name === 'main') start = parser.startIndex;
      if (excluded > 0 || isExcluded(name, attributes)) excluded += 1;
      text += ' ';
    },
    ontext: (part) => {
      if (start !== -1 && end === -1 && excluded === 0) text += part;
    },
    onclosetag: (name) => {
      if (excluded > 0) excluded -= 1;
      if (name === 'main') end = parser.endIndex + 1;
      text += ' ';
    },
  });
  parser.end(html);
  if (end === -1) throw new Error(`${route}: expected a main element, whose text is searched.`);
  return { language, main: html.slice(start, end), text };
}

/** Returns what Pagefind stores of a page in addition to its text. Without a title, it would use the h1. */
const metaOf = (page: PageSummary, site: Site) => ({
  title: page.name,
  group: groupHeading(page, site) ?? '',
  description: page.description,
  words: site.sharedCopy.search.words.flatMap((entry) => (entry.link === page.path ? entry.words : [])).join(', '),
});

function metaElement(meta: Record<string, string>): string {
  const names = Object.keys(meta).map((key) => `${key}[data-${key}]`);
  const values = Object.entries(meta).map(([key, value]) => ` data-${key}="${escapeHtml(value)}"`);
  return `<span data-pagefind-meta="${names.join(', ')}"${values.join('')}></span>`;
}
