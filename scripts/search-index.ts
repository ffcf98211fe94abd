/**
 * The search index over the built pages, in out/pagefind. Exactly the pages of the site are in it, so neither not-found
 * pages nor aliases nor the search itself.
 */
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as pagefind from 'pagefind';
import type { IndexFacts } from '../lib/search/search-index';
import { vocabularyOf } from '../lib/search/vocabulary';
import { groupHeading } from '../lib/site/groups';
import type { Site, SitePage } from '../lib/site/types';
import { escapeHtml } from './support/escape-html';
import { inParallel } from './support/in-parallel';
import { fileOf } from './support/page-file';

/** What of Pagefind's output the site loads: neither its own interfaces nor its worker, which Trusted Types refuse. */
const WANTED = /^(pagefind\.js|pagefind-entry\.json|wasm\.(?!unknown)[\w-]+\.pagefind|.*\.pf_(meta|index|fragment))$/;

/** Up to so many pages the texts of all lie in one file: loaded once, and the search works on when the connection is lost. */
const SMALL = 150;
/** On a larger site a file has the texts of so many pages: one each would be one more file for every post. */
const PAGES_A_FILE = 3;

/** How many pages are on their way to Pagefind, which takes them in the order they are sent. */
const AT_ONCE = 4;

type Fragment = { content: string; meta: Record<string, string> };

/** @returns what there is to say of it */
export async function addSearchIndex(site: Site, out: string): Promise<string> {
  const pages = site.pages.filter(({ type }) => type !== 'search');
  const isSmall = pages.length <= SMALL;
  const { index, errors } = await pagefind.createIndex({
    rootSelector: 'main',
    // Links to other pages would let a page be found for its neighbours' words; those that lead nowhere say nothing of it.
    excludeSelectors: ['nav', 'form', 'button', '[aria-hidden=true]', '[aria-disabled]', '.section-link'],
    maxFragments: isSmall ? 1 : Math.ceil(pages.length / PAGES_A_FILE),
  });
  if (!index) throw new Error(errors.join('\n'));
  const add = async (page: SitePage) => {
    const html = fs.readFileSync(path.join(out, fileOf(page.path)), 'utf8');
    const result = await index.addHTMLFile({ url: page.path, content: withNames(html, page, site) });
    if (result.errors.length > 0) throw new Error(`${page.path}: ${result.errors.join('\n')}`);
  };
  // Pagefind takes one after the other, and should not wait for the next to be read.
  await inParallel(pages, add, AT_ONCE);
  const { files } = await index.getFiles();
  await pagefind.close();

  const write = (name: string, content: string | Uint8Array) => {
    const file = path.join(out, 'pagefind', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  };
  for (const { path: name, content } of files) if (WANTED.test(name)) write(name, content);
  const called = pages.map((page) => wordsFor(page, site));
  const vocabulary = isSmall ? new Map() : vocabularyOf([...files.flatMap(textsOf), ...called]);
  for (const [part, ofPart] of vocabulary) write(`words/${part}.json`, JSON.stringify(ofPart));
  const facts: IndexFacts = isSmall ? { isSmall } : { isSmall, parts: [...vocabulary.keys()] };
  write('facts.json', JSON.stringify(facts));
  // What a misspelt word may have been meant for.
  const names = new Set(
    [...pages.map(({ name }) => name), ...called].flatMap((text) => text.toLowerCase().split(/\s+/)),
  );
  write('names.json', JSON.stringify([...names].filter(Boolean).sort()));
  return `${pages.length} pages in the search index.`;
}

/** What Pagefind has read of pages: their texts and names, from the files it made. */
function textsOf({ path: name, content }: { path: string; content: Uint8Array }): string[] {
  if (!name.endsWith('.pf_fragment')) return [];
  const [, json] = /^pagefind_dcd(.*)$/s.exec(gunzipSync(content).toString()) ?? [];
  if (json === undefined) throw new Error(`${name} is written in another way than scripts/search-index.ts knows.`);
  const parsed: Fragment | Record<string, Fragment> = JSON.parse(json);
  const fragments = 'content' in parsed ? [parsed as Fragment] : Object.values(parsed as Record<string, Fragment>);
  return fragments.flatMap(({ content: text, meta: { title = '', description = '' } }) => [text, title, description]);
}

/**
 * What Pagefind reads of a page: its <main>, in the page's language, with its name and group, as it would take the h1 for
 * its name.
 */
function withNames(html: string, page: SitePage, site: Site): string {
  const [root] = /<html[^>]*>/.exec(html) ?? [];
  const main = /<main[^>]*>.*<\/main>/s.exec(html);
  if (!root || !main) throw new Error(`${page.path} has no <main> to index`);
  const { name, description } = page;
  const values = Object.entries({
    title: name,
    group: groupHeading(page, site) ?? '',
    description,
    words: wordsFor(page, site),
  });
  const attributes = values.map(([key, value]) => `data-${key}="${escapeHtml(value)}"`).join(' ');
  const meta = values.map(([key]) => `${key}[data-${key}]`).join(', ');
  const named = main[0].replace('>', () => `><span data-pagefind-meta="${meta}" ${attributes}></span>`);
  return `${root}<body>${named}</body></html>`;
}

/** What visitors may call the page by, beside its own words. */
const wordsFor = ({ path: address }: SitePage, { words }: Site): string =>
  words.search.words.flatMap((entry) => (entry.link === address ? entry.words : [])).join(', ');
