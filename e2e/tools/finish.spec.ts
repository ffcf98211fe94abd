/** The step of the build that finishes pages, and what it leaves. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compileEarly } from '../../scripts/finish/compile-early';
import { elementsOf } from '../../scripts/finish/elements';
import { LOADER, LOADER_HASH } from '../../scripts/finish/loader-code';
import { filesNamedBy, finishPage } from '../../scripts/finish/page';
import { prune } from '../../scripts/finish/prune';
import type { PageScript } from '../../scripts/finish/scripts';
import { listFiles } from '../../scripts/support/list-files';
import { expect, isFinished, test } from '../support/test';

const ENTRY =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"runtimeModuleIds":[1]});</script>';
const LIST = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const DATA = String.raw`<script>self.__next_f.push([1,"0:{\"t\":{\"t\":{\"d\":{\"r\":"])</script>`;
const MORE = String.raw`<script>self.__next_f.push([1,"\"Frame\"}}},\"c\":\"Own\"}\n"])</script>`;
const HEAD =
  '<meta charSet="utf-8"/><link rel="stylesheet" href="/s.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/island.js"/><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script>';
const BODY = `<p>It&#x27;s<!-- -->text</p>${ENTRY}<script src="/_next/static/chunks/b.js" async=""></script>${LIST}${DATA}${MORE}`;
const document = (head = HEAD, body = BODY) => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

test('scripts go into one list and two files, in their order; every other byte stays', () => {
  const { html, scripts } = finishPage(document(), '');
  expect(html.replace(/<script data-src="[^"]*">.*?<\/script>/s, '[loader]')).toBe(
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/>[loader]<link rel="stylesheet" href="/s.css"/></head>' +
      '<body><p>It&#x27;s<!-- -->text</p></body></html>',
  );
  const [, list] = /data-src="([^"]*)"/.exec(html) ?? [];
  const [own, frame] = scripts.map(({ address }) => address);
  expect(list).toBe(
    `/_next/static/chunks/a.js ${own} ${frame} /_next/static/chunks/b.js /_next/static/chunks/island.js`,
  );
  for (const { address, code } of scripts)
    expect(address).toContain(createHash('sha256').update(code).digest('base64url').slice(0, 16));
});

/** What the files of a page do, as a browser would run them. */
function run(...files: (PageScript | undefined)[]) {
  const window: { TURBOPACK?: unknown[]; __next_f?: unknown[] } = {};
  for (const file of files)
    new Function('globalThis', 'self', 'document', file?.code ?? '')(window, window, { currentScript: file?.address });
  return window;
}

test('the data starts with its mark and the frame, whichever of its files comes first; the entry waits for both', () => {
  const [own, frame] = finishPage(document(), '').scripts;
  const data = [[0], [1, '1:"Frame"\n'], [1, '0:{"t":{"t":{"d":{"r":"$1"}}},"c":"Own"}\n']];
  expect(run(own, frame).__next_f).toEqual(data);
  expect(run(frame, own)).toEqual({
    TURBOPACK: [[frame?.address], { otherChunks: [frame?.address.replace('/_next/', '')], runtimeModuleIds: [1] }],
    __next_f: data,
  });
});

test('a text of the data is the same once its file has run, whatever signs are in it', () => {
  const text = `It's "so" \\ \\" \u2028 </script> \n`;
  const row = JSON.stringify([1, `"Frame"}}},"c":${JSON.stringify(text)}}\n`]).replaceAll('<', '\\u003c');
  const body = BODY.replace(MORE, () => `<script>self.__next_f.push(${row})</script>`);
  const { __next_f: data = [] } = run(...finishPage(document(HEAD, body), '').scripts);
  expect(data).toContainEqual([1, `0:{"t":{"t":{"d":{"r":"$1"}}},"c":${JSON.stringify(text)}}\n`]);
});

test('pages with the same frame share its file', () => {
  const [own, frame] = finishPage(document(), '').scripts;
  const [other, same] = finishPage(document(HEAD, BODY.replace('Own', 'Other')), '').scripts;
  expect(same).toEqual(frame);
  expect(other?.address).not.toBe(own?.address);
});

test('the files a page names are those it requests, whatever its words name', () => {
  const head = `${HEAD}<meta name="description" content="See /_next/static/chunks/old.js"/>`;
  const words = '<p>Once there was <code>script src="/_next/static/chunks/older.js"</code>.</p>';
  const { html, scripts } = finishPage(document(head, BODY + words), '');
  const own = scripts.map(({ address }) => address);
  const chunks = ['a', 'b', 'island'].map((name) => `/_next/static/chunks/${name}.js`);
  expect(filesNamedBy(html).sort()).toEqual([...chunks, ...own].sort());
});

test('structured data stays in the page', () => {
  const block = '<script type="application/ld+json">{"@context":"https://schema.org"}</script>';
  expect(finishPage(document(HEAD + block), '').html).toContain(block);
});

test('a base path stands before every address', () => {
  const { scripts, html } = finishPage(
    document(HEAD.replaceAll('/_next', '/site/_next'), BODY.replaceAll('/_next', '/site/_next')),
    '/site',
  );
  for (const { address } of scripts) expect(address).toMatch(/^\/site\/_next\/static\/pages\//);
  expect(html).toContain('data-src="/site/_next/');
});

test('only a page that says so starts at once, and only at the addresses it says', () => {
  expect(finishPage(document(), '').html).not.toContain('data-start');
  expect(finishPage(document(HEAD, `<i data-start="q="></i>${BODY}`), '').html).toMatch(
    /<script data-src="[^"]*" data-start="q=">/,
  );
});

const UNEXPECTED: Record<string, [html: string, complaint: RegExp]> = {
  'an unknown inline script': [document(HEAD, `${BODY}<script>track()</script>`), /unknown inline script: track\(\)/],
  'data that is no longer JSON': [
    document(HEAD, BODY.replace(MORE, '<script>self.__next_f.push([1,`x`])</script>')),
    /JSON|Unexpected/,
  ],
  'data of another kind': [
    document(HEAD, BODY.replace(MORE, '<script>self.__next_f.push([3,"MDo="])</script>')),
    /unknown kind of data: 3/,
  ],
  'data that ends too early': [document(HEAD, BODY.replace(MORE, '')), /ends within a row/],
  'a new attribute of an inline script': [document(HEAD, BODY.replace('id="_R_"', 'id="_R_" nonce="1"')), /nonce/],
  'a new attribute of a script': [
    document(HEAD.replace('async=""', 'async="" integrity="x"')),
    /unknown attribute integrity/,
  ],
  'a script that is not async': [document(HEAD.replace(' async=""', '')), /not async/],
  'a script of another place': [
    document(HEAD.replace('/_next/static/chunks/a.js', 'https://cdn.example/a.js')),
    /unexpected place/,
  ],
  'a script named ahead from another place': [
    document(HEAD.replace('/_next/static/chunks/island.js', 'https://cdn.example/a.js')),
    /unexpected place/,
  ],
  'a module script': [
    document(`${HEAD}<script type="module" src="/_next/static/chunks/m.js"></script>`),
    /unknown attribute type/,
  ],
  'a module preload': [document(`${HEAD}<link rel="modulepreload" href="/x.js"/>`), /modulepreload/],
  'an entry that is missing': [document(HEAD, BODY.replace(ENTRY, '')), /unexpected order: data list, data, data/],
  'scripts in another order': [document(HEAD, `${LIST}${ENTRY}${DATA}`), /unexpected order/],
  'a style element': [document(`${HEAD}<style>p{}</style>`), /unexpected element: <style>/],
  'a style attribute': [document(HEAD, `<p style="color:red"></p>${BODY}`), /policy forbids: style/],
  'a handler attribute': [document(HEAD, `<p onclick="x()"></p>${BODY}`), /policy forbids: onclick/],
  'a script address': [document(HEAD, `<a href="javascript:x()">x</a>${BODY}`), /address the policy forbids/],
  'a base element': [document(`${HEAD}<base href="/"/>`), /unexpected element: <base/],
  'no charset': [document(HEAD.replace('<meta charSet="utf-8"/>', '')), /no <meta charset>/],
  'a block in a paragraph': [document(HEAD, `<p>x<div>y</div></p>${BODY}`), /<p> is implied only/],
  'markup a browser would complete': [document(HEAD, `<table><tr><td>x</td></tr></table>${BODY}`), /implied only/],
};
for (const [name, [html, complaint]] of Object.entries(UNEXPECTED)) {
  test(`${name} stops the build`, () => {
    expect(() => finishPage(html, '')).toThrow(complaint);
  });
}

test('the loader is under 3.3 kB, and is the inline script of the finished pages', ({ site }) => {
  expect(LOADER.length).toBeLessThan(3300);
  expect(LOADER_HASH).toBe(`'sha256-${createHash('sha256').update(LOADER).digest('base64')}'`);
  if (!isFinished) return;
  const scripts = elementsOf(site.page('/'))
    .filter((element) => element.name === 'script' && element.attributes.type === undefined)
    .map(({ text }) => text);
  expect(scripts).toEqual([LOADER]);
});

test('chunks nothing names go, chunks a wanted chunk names stay', () => {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'prune-'));
  const files = {
    'about.html': '<script data-src="/_next/static/chunks/a.js">',
    'about.txt': 'x',
    'about/__next._tree.txt': 'x',
    '_not-found.html': 'x',
    '_not-found/__next._tree.txt': '/_next/static/chunks/lost.js',
    'blog/404.html': 'x',
    'blog/404.txt': 'x',
    'robots.txt': 'x',
    '_next/static/chunks/a.js': 'load("static/chunks/b.js")',
    '_next/static/chunks/b.js': 'load("static/chunks/c.js")',
    '_next/static/chunks/c.js': '1',
    '_next/static/chunks/lost.js': '1',
    '_next/static/abc/_buildManifest.js': '1',
  };
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
    fs.writeFileSync(path.join(out, name), text);
  }
  prune(out);
  expect(listFiles(out)).toEqual([
    '_next/static/chunks/a.js',
    '_next/static/chunks/b.js',
    '_next/static/chunks/c.js',
    'about.html',
    'blog/404.html',
    'robots.txt',
  ]);
  expect(fs.readdirSync(out)).not.toContain('_not-found');
  fs.rmSync(out, { recursive: true });
});

test('large scripts ask to be compiled while they come, small ones do not', ({ site }) => {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'early-'));
  const folder = path.join(out, '_next/static/chunks');
  fs.mkdirSync(folder, { recursive: true });
  const files = { 'large.js': ';'.repeat(30_000), 'large.css': ' '.repeat(30_000), 'small.js': ';' };
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  expect(compileEarly(out)).toEqual(['large.js']);
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  expect(read('large.js')).toBe(`//# allFunctionsCalledOnLoad\n${files['large.js']}`);
  expect(read('small.js')).toBe(files['small.js']);
  fs.rmSync(out, { recursive: true });
  if (!isFinished) return;
  const [, list = ''] = /data-src="([^"]*)"/.exec(site.page('/')) ?? [];
  const marked = list.split(' ').filter((address) => /^\/\/# all/.test(site.bytes(address.slice(1)).toString()));
  expect(marked.length).toBeGreaterThan(1);
});

test('every twin holds its file’s own bytes, and every page has both', ({ site }) => {
  const twins = site.files.filter((file) => /\.(br|gz)$/.test(file));
  for (const twin of twins) {
    const unpacked = twin.endsWith('.br') ? brotliDecompressSync(site.bytes(twin)) : gunzipSync(site.bytes(twin));
    expect(unpacked.equals(site.bytes(twin.slice(0, -3))), twin).toBe(true);
  }
  const wanted = site.pageFiles.flatMap((page) => [`${page}.br`, `${page}.gz`]);
  if (isFinished) expect(twins).toEqual(expect.arrayContaining(wanted));
});
