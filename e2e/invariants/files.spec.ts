/** The files of the export, read as a host serves them: no browser. */
import { createHash } from 'node:crypto';
import { EVENTS, PANEL_ID } from '../../scripts/preview/additions';
import { attributeValues, elementOf, textOf } from '../support/export';
import { expect, test } from '../support/test';

test("no page has next/font's mark, which stands before or after the metadata as it happens", ({ site }) => {
  expect(site.pageFiles.filter((file) => site.read(file).includes('next-size-adjust'))).toEqual([]);
});

test('repeats the header and the footer of home on every page, with all their links', ({ site }) => {
  for (const part of ['header', 'footer'] as const) {
    const wanted = attributeValues(elementOf(site.page('/'), part), 'href');
    expect(wanted.length).toBeGreaterThan(3);
    for (const file of site.pageFiles) {
      const links = attributeValues(elementOf(site.read(file), part), 'href');
      expect.soft(links, `${part} of ${file}`).toEqual(expect.arrayContaining(wanted));
    }
  }
});

test('preloads the fonts of the first view on every page', ({ site }) => {
  const fonts = (file: string) => site.read(file).match(/<link rel="preload"[^>]* as="font"[^>]*>/g);
  expect(fonts('index.html')).toHaveLength(2);
  for (const file of site.pageFiles) expect.soft(fonts(file), file).toEqual(fonts('index.html'));
});

test('requests no image from an image server', ({ site }) => {
  for (const file of site.pageFiles) expect(site.read(file), file).not.toContain('/_next/image?');
});

test('no file holds anything of the preview of `npm run dev`', ({ site }) => {
  const MARKS = [EVENTS, PANEL_ID];
  const texts = site.files.filter((file) => /\.(html|js|css|json|txt|xml)$|^_headers$/.test(file));
  expect(texts.filter((file) => MARKS.some((mark) => site.read(file).includes(mark)))).toEqual([]);
});

test('nothing is left that no browser asks for: no data of soft navigations, no second not-found page, no sheet of the design', ({
  site,
}) => {
  const useless = /_not-found|_design|__next\.|^_next\/.*\.js$/;
  const texts = site.files.filter(
    (file) => file.endsWith('.txt') && !/^(robots|llms|[0-9a-f]{32}|(licences|admin)\/.*)\.txt$/.test(file),
  );
  expect([...texts, ...site.files.filter((file) => useless.test(file))]).toEqual([]);
});

test('has two inline scripts on every page, the loader and the speculation rules', ({ site }) => {
  const policy = site.read('_headers');
  const inline = site.pageFiles.flatMap((file) =>
    [...site.read(file).matchAll(/<script(?<attributes>[^>]*)>(?<code>.*?)<\/script>/gs)]
      .filter(({ groups }) => !/\stype="application\/ld\+json"/.test(groups?.attributes ?? ''))
      .map(({ groups }) => groups?.code ?? ''),
  );
  expect(inline).toHaveLength(2 * site.pageFiles.length);
  const [loader = '', rules = '', ...others] = new Set(inline);
  expect(others).toEqual([]);
  for (const code of [loader, rules]) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  expect(Object.keys(JSON.parse(rules))).toEqual(['prerender', 'prefetch']);
});

test('contains no filler text', ({ site }) => {
  const text = site.routes.map((route) => textOf(site.page(route))).join('\n');
  expect(text).not.toMatch(/lorem ipsum|\bTODO\b|\bTBD\b/i);
});

test('neither links to the editor nor loads it', ({ site }) => {
  const own = site.files.filter((file) => /\.(html|xml|txt|js)$/.test(file) && !file.startsWith('admin/'));
  expect(own.length).toBeGreaterThan(30);
  const links = /(href|src|loc)[=>]"?[^"<]*\/admin\b/;
  expect(own.filter((file) => links.test(site.read(file)))).toEqual([]);
});
