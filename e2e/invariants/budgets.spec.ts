/** What a visitor's first request of each page weighs on the wire: limits of the design, whatever the content. */
import { brotliCompressSync } from 'node:zlib';
import { attributeValues, metaOf } from '../support/export';
import { expect, test } from '../support/test';

/** Bytes, brotli. The first flight of a new connection carries about 14 kB. */
const HTML = 14_000;
const CSS = 12_000;
const FONTS = 42_000;

const pack = (bytes: Buffer) => brotliCompressSync(bytes).length;

test('HTML, styles and fonts of each page are within their budgets', ({ site }) => {
  const known = new Map<string, number>();
  const weigh = (address: string) => {
    const file = site.fileFor(address) ?? `no file ${address}`;
    const bytes = known.get(file) ?? (file.endsWith('.woff2') ? site.bytes(file).length : pack(site.bytes(file)));
    known.set(file, bytes);
    return bytes;
  };
  const sum = (all: readonly (string | undefined)[]) => all.reduce((total, one) => total + weigh(one ?? ''), 0);
  for (const route of site.routes) {
    const html = site.page(route);
    const css = sum([...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href));
    const fonts = sum([...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, href]) => href));
    // An article and a list may weigh what their words do.
    const isReading = /^\/(blog|case-study|search)(\/|$)/.test(route) || metaOf(html, 'og:type') === 'article';
    if (!isReading) expect.soft(pack(Buffer.from(html)), `HTML of ${route}`).toBeLessThanOrEqual(HTML);
    expect.soft(css, `styles of ${route}`).toBeLessThanOrEqual(CSS);
    expect.soft(fonts, `fonts of ${route}`).toBeLessThanOrEqual(FONTS);
    // Nothing weighs nothing: files that were not found would pass unseen.
    expect.soft(Math.min(css, fonts), route).toBeGreaterThan(1000);
  }
});

test('home shows its first view within 100 kB over the wire, before any script and photo', ({ site }) => {
  const html = site.page('/');
  const find = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map((match) => site.fileFor(match[1] ?? '') ?? `no file ${match[1]}`);
  const styles = find(/<link rel="stylesheet" href="([^"]+)"/g);
  const fonts = find(/<link rel="preload" href="([^"]+\.woff2)"/g);
  expect(styles.length).toBeGreaterThan(0);
  expect(fonts).toHaveLength(2);
  const [picture = ''] = attributeValues(html, 'src').filter((address) => /\/drawings\/.*\.svg$/.test(address));
  const drawing = site.fileFor(picture);
  const text = ['index.html', ...styles, ...(drawing ? [drawing] : [])].map((file) => pack(site.bytes(file)));
  const woff = fonts.map((file) => site.bytes(file).length);
  // With 1.3 kB of headers: two round trips of a slow line (scripts/cut-fonts.py).
  for (const size of woff) expect(size).toBeLessThanOrEqual(7_450);
  expect([...text, ...woff].reduce((sum, size) => sum + size, 0)).toBeLessThan(100_000);
});
