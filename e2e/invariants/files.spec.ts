/** The files of the export, read as a host serves them: no browser. */
import { createHash } from 'node:crypto';
import { DomUtils, parseDocument } from 'htmlparser2';
import { toRoute } from '../support/export';
import { readPage } from '../support/html';
import { expect, test } from '../support/test';

test('repeats the header and the footer of home on every page, with all their words and links', ({ site }) => {
  for (const part of ['header', 'footer'] as const) {
    const wanted = readPage(site, '/').first(part);
    expect(wanted.targets.length).toBeGreaterThan(3);
    for (const file of site.pageFiles) {
      const { text, targets } = readPage(site, toRoute(file)).first(part);
      expect.soft(text, `${part} of ${file}`).toBe(wanted.text);
      expect.soft(targets, `${part} of ${file}`).toEqual(expect.arrayContaining(wanted.targets));
    }
  }
});

test('preloads the fonts of the first view on every page', ({ site }) => {
  const fonts = (file: string) => site.read(file).match(/<link rel="preload"[^>]* as="font"[^>]*>/g);
  expect(fonts('index.html')).toHaveLength(2);
  for (const file of site.pageFiles) expect.soft(fonts(file), file).toEqual(fonts('index.html'));
});

test('has no file of soft navigations and of a second not-found page', ({ site }) => {
  const isUseful = (file: string) => /^(robots|llms|[0-9a-f]{32}|(licences|admin)\/.*)\.txt$/.test(file);
  const isUseless = (file: string) => /_not-found|__next\.|^_next\/.*\.js$|\.txt$/.test(file);
  expect(site.files.filter((file) => isUseless(file) && !isUseful(file))).toEqual([]);
});

test('has two inline scripts on every page, the loader and the speculation rules', ({ site }) => {
  const policy = site.read('_headers');
  // Parsed: a text may show what looks like a script.
  const inline = site.pageFiles.flatMap((file) =>
    DomUtils.getElementsByTagName('script', parseDocument(site.read(file)))
      .filter(({ attribs }) => attribs.type !== 'application/ld+json')
      .map((script) => DomUtils.textContent(script)),
  );
  expect(inline).toHaveLength(2 * site.pageFiles.length);
  const [loader = '', rules = '', ...others] = new Set(inline);
  expect(others).toEqual([]);
  for (const code of [loader, rules]) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  expect(Object.keys(JSON.parse(rules))).toEqual(['prefetch']);
});

test('contains no filler text, and neither links to the editor nor loads it', ({ site }) => {
  const text = site.routes.map((route) => readPage(site, route).text).join('\n');
  expect(text).not.toMatch(/lorem ipsum|\bTODO\b|\bTBD\b/i);
  const files = site.files.filter((file) => /\.(html|xml|txt|js)$/.test(file) && !file.startsWith('admin/'));
  expect(files.length).toBeGreaterThan(30);
  const links = /(href|src|loc)[=>]"?[^"<]*\/admin\b/;
  expect(files.filter((file) => links.test(site.read(file)))).toEqual([]);
});

test('contains the licences of what its scripts are made of, which no page loads', ({ site }) => {
  const text = site.read('licences/scripts.txt');
  const names =
    'react react-dom @radix-ui/react-navigation-menu embla-carousel sonner @tanstack/query-core minisearch @sveltia/cms zod';
  for (const name of names.split(' ')) expect.soft(text, name).toMatch(new RegExp(`^${name} \\d`, 'm'));
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(text).toMatch(/^embla-carousel 8.*\n.*MIT.*David Jerleke/m);
  expect(text).not.toContain(process.cwd());
  for (const file of site.pageFiles) expect.soft(site.read(file), file).not.toContain('licences/');
});
