/** The files in out/, read as a host serves them: no browser. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { getSite } from '../lib/content';
import { ROUTES } from './routes';
import {
  attributeValues,
  canonicalOf,
  descriptionOf,
  fileOf,
  listOut,
  OUT,
  readOut,
  readPage,
  textOf,
  titleOf,
} from './support/export';
import { ALL_LINKS } from './support/navigation';

const { origin } = getSite();
const PAGES = [...ROUTES.map((route) => fileOf(route.path)), '404.html', 'blog/404.html'];

test('every promised route is a file, and no further page is exported by accident', () => {
  const exported = listOut().filter((file) => file.endsWith('.html'));
  // Beside the specification's pages: the search's own page, and the editor of content.
  const known = [...PAGES, '_not-found.html', 'search.html', 'admin/index.html'];
  expect(PAGES.filter((file) => !exported.includes(file))).toEqual([]);
  expect(exported.filter((file) => !known.includes(file))).toEqual([]);
});

test("no page has next/font's mark, which stands before or after the metadata as it happens", () => {
  expect([...PAGES, 'search.html'].filter((file) => readOut(file).includes('next-size-adjust'))).toEqual([]);
});

test('titles and descriptions are given once each, aliases aside', () => {
  const originals = ROUTES.filter(({ canonical }) => canonical === undefined);
  for (const read of [titleOf, descriptionOf]) {
    const values = originals.map((route) => read(readPage(route.path)));
    expect(values.filter((value, index) => value === '' || values.indexOf(value) !== index)).toEqual([]);
  }
});

for (const [alias, original] of [
  ['/services', '/it-services'],
  ['/recruitment', '/staff-augmentation'],
] as const) {
  test(`${alias} names ${original} as its canonical address`, () => {
    expect(canonicalOf(readPage(alias))).toBe(`${origin}${original}`);
    expect(titleOf(readPage(alias))).toBe(titleOf(readPage(original)));
  });
}

test('only the not-found pages ask search engines to stay away', () => {
  const asks = (file: string) => /<meta name="robots" content="[^"]*noindex/.test(readOut(file));
  expect(PAGES.filter(asks)).toEqual(['404.html', 'blog/404.html']);
});

test("every header link is in every page's HTML", () => {
  for (const file of PAGES) {
    const header = /<header[\s\S]*?<\/header>/.exec(readOut(file))?.[0] ?? '';
    const links = attributeValues(header, 'href');
    for (const [name, href] of ALL_LINKS) expect(links, `${file}: ${name}`).toContain(href);
  }
});

test('every internal link, picture and script leads to a file, every fragment to a place', () => {
  const missing: string[] = [];
  for (const file of PAGES) {
    const html = readOut(file);
    const addresses = [
      ...attributeValues(html, 'href'),
      ...attributeValues(html, 'src'),
      ...attributeValues(html, 'srcset').flatMap((set) =>
        set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
      ),
    ];
    for (const address of addresses.filter((candidate) => /^[/#]/.test(candidate))) {
      const { pathname, hash } = new URL(address, `${origin}/${file.replace(/\.html$/, '')}`);
      const target = address.startsWith('#') ? file : fileFor(pathname);
      if (!target) missing.push(`${file}: ${address}`);
      else if (hash && !attributeValues(readOut(target), 'id').includes(hash.slice(1)))
        missing.push(`${file}: ${address}`);
    }
  }
  expect(missing).toEqual([]);
});

/** The file a host answers an address with. */
function fileFor(pathname: string): string | undefined {
  const name = decodeURIComponent(pathname.slice(1));
  return [name, `${name}.html`, path.posix.join(name, 'index.html')].find(
    (candidate) => candidate !== '' && /\.\w+$/.test(candidate) && existsSync(path.join(OUT, candidate)),
  );
}

test('no picture asks for the image server an export does not have', () => {
  for (const file of PAGES) expect(readOut(file), file).not.toContain('/_next/image?');
});

test("no page's first load ships the data-fetching client", () => {
  // A text of the client that no minifier changes; the package itself proves that it is there to be found.
  const MARK = 'CancelledError';
  const client = readFileSync('node_modules/@tanstack/query-core/build/modern/retryer.js', 'utf8');
  expect(client).toContain(`super("${MARK}")`);
  for (const file of PAGES) {
    const chunks = new Set(readOut(file).match(/_next\/static\/chunks\/[\w.~-]+\.js/g));
    expect(chunks.size, file).toBeGreaterThan(5);
    for (const chunk of chunks) expect(readOut(chunk).includes(MARK), `${file}: ${chunk}`).toBe(false);
  }
});

test('no filler text is left', () => {
  const text = ROUTES.map((route) => textOf(readPage(route.path))).join('\n');
  expect(text).not.toMatch(/lorem ipsum|TODO|TBD/i);
});
