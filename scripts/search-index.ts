/**
 * After `next build`: the search index over the built pages, in out/pagefind. Exactly the pages of the site are in
 * it, so neither not-found pages nor aliases nor the search itself.
 */
import fs from 'node:fs';
import path from 'node:path';
import * as pagefind from 'pagefind';
import { getSite } from '../app/site';
import { groupHeading } from '../lib/site/groups';
import type { SitePage } from '../lib/site/types';

const OUT = 'out';
/** What of Pagefind's output the site loads: neither its own interfaces nor its worker, which Trusted Types refuse. */
const WANTED = /^(pagefind\.js|pagefind-entry\.json|wasm\.(?!unknown)[\w-]+\.pagefind|.*\.pf_(meta|index|fragment))$/;

const { index, errors } = await pagefind.createIndex({
  rootSelector: 'main',
  // Links to other pages would let a page be found for its neighbours' words.
  excludeSelectors: ['nav', 'form', 'button', '[aria-hidden=true]'],
  // One file for all pages: loaded once, and the search works on when the connection is lost.
  maxFragments: 1,
});
if (!index) throw new Error(errors.join('\n'));

const site = getSite();
const { words } = site.words.search;
for (const page of site.pages) {
  if (page.type === 'search') continue;
  const result = await index.addHTMLFile({ url: page.path, content: withNames(page) });
  if (result.errors.length > 0) throw new Error(`${page.path}: ${result.errors.join('\n')}`);
}

const { files } = await index.getFiles();
for (const { path: name, content } of files) {
  if (!WANTED.test(name)) continue;
  const file = path.join(OUT, 'pagefind', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}
await pagefind.close();

/** The built page, with its name and group for Pagefind, which would take the h1 for its name. */
function withNames(page: SitePage): string {
  const file = path.join(OUT, page.path === '/' ? 'index.html' : `${page.path}.html`);
  const html = fs.readFileSync(file, 'utf8');
  const main = /<main[^>]*>/.exec(html);
  if (!main) throw new Error(`${file} has no <main> to index`);
  const { name, description } = page;
  const values = Object.entries({
    title: name,
    group: groupHeading(page, site) ?? '',
    description,
    words: wordsFor(page),
  });
  const attributes = values.map(([key, value]) => `data-${key}="${escapeAttribute(value)}"`).join(' ');
  const meta = values.map(([key]) => `${key}[data-${key}]`).join(', ');
  const end = main.index + main[0].length;
  return `${html.slice(0, end)}<span data-pagefind-meta="${meta}" ${attributes}></span>${html.slice(end)}`;
}

/** What visitors may call the page by, beside its own words. */
function wordsFor({ path: address }: SitePage): string {
  return words.flatMap((entry) => (entry.link === address ? entry.words : [])).join(', ');
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
