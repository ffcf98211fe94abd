/** What a visitor's first request of each page weighs on the wire: limits of the design, whatever the content. */
import { brotliCompressSync } from 'node:zlib';
import { weighPages } from '../../scripts/support/weigh';
import { attributeValues, metaOf } from '../support/export';
import { expect, test } from '../support/test';

const HTML = 14_000;
const CSS = 13_000;
const FONTS = 42_000;

test('keeps HTML, styles and fonts of each page within their budgets', ({ site }) => {
  const pages = weighPages(site.root, site.base);
  expect(pages.map(({ route }) => route).sort()).toEqual([...site.routes].sort());
  // A long article, a list of long ones, and a page of every section may weigh what its words do.
  const isReading = (route: string) =>
    /^\/(blog|case-study|search|every-section)(\/|$)/.test(route) || metaOf(site.page(route), 'og:type') === 'article';
  const heavy = pages.filter(
    ({ route, html, css, fonts }) => (html > HTML && !isReading(route)) || css > CSS || fonts > FONTS,
  );
  expect(heavy).toEqual([]);
  // Nothing weighs nothing: a page whose files were not found would pass unseen.
  for (const { html, css, fonts } of pages) expect(Math.min(html, css, fonts)).toBeGreaterThan(1000);
});

test('shows the first view of home within 100 kB over the wire, before any script and photo', ({ site }) => {
  const html = site.page('/');
  const find = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map((match) => site.fileFor(match[1] ?? '') ?? `no file ${match[1]}`);
  const styles = find(/<link rel="stylesheet" href="([^"]+)"/g);
  const fonts = find(/<link rel="preload" href="([^"]+\.woff2)"/g);
  expect(styles.length).toBeGreaterThan(0);
  expect(fonts).toHaveLength(2);
  const [image = ''] = attributeValues(html, 'src').filter((url) => /\/drawings\/.*\.svg$/.test(url));
  const illustration = site.fileFor(image);
  const text = ['index.html', ...styles, ...(illustration ? [illustration] : [])].map(
    (file) => brotliCompressSync(site.bytes(file)).length,
  );
  const woff = fonts.map((file) => site.bytes(file).length);
  // With 1.3 kB of headers: two round trips of a slow line (scripts/cut-fonts.py).
  for (const size of woff) expect(size).toBeLessThanOrEqual(7_450);
  expect([...text, ...woff].reduce((sum, size) => sum + size, 0)).toBeLessThan(100_000);
});

const ISLANDS = 150_000;

test('keeps the islands of each page within their budget', ({ site }) => {
  const weights = new Map<string, number>();
  const weigh = (file: string) => {
    const name = site.fileFor(file) ?? '';
    const bytes = weights.get(file) ?? brotliCompressSync(site.bytes(name)).length;
    weights.set(file, bytes);
    return bytes;
  };
  const heavy = site.routes.flatMap((route) => {
    const files = new Set(attributeValues(site.page(route), 'data-files').flatMap((list) => list.split(' ')));
    expect(files.size, route).toBeGreaterThan(1);
    const bytes = [...files].reduce((sum, file) => sum + weigh(file), 0);
    return bytes > ISLANDS ? [`${route}: ${bytes}`] : [];
  });
  expect(heavy).toEqual([]);
});
