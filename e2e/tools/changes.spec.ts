/** `npm run changes`: writes each kind of change in plain words, and nothing where nothing has changed. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { serveExport } from '../../scripts/support/serve-export';
import { CHANGE_CASES } from '../support/change-cases';
import {
  compareExports,
  findExports,
  inHtml,
  inWords,
  pickPages,
  takePictures,
  takeSnapshot,
} from '../support/changes';
import { expect, test } from '../support/test';

/** Some pages are enough. */
const isPart = (file: string) =>
  /^(index|about|contact|404|blog|blog\/[^.]*)\.html$|^_headers$|^_redirects$|^drawings\/|\.css$|\.woff2$|^sitemap/.test(
    file,
  );

test.describe.configure({ mode: 'default' });
let root = '';
let files: readonly string[] = [];
const at = (...names: string[]) => path.join(root, ...names);
const read = (file: string) => fs.readFileSync(at('after', file), 'utf8');
const write = (file: string, text?: string) =>
  text === undefined ? fs.rmSync(at('after', file)) : fs.writeFileSync(at('after', file), text);

test.beforeAll(({ site }) => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'changes-test-'));
  files = site.files.filter(isPart);
  for (const file of files) fs.cpSync(path.join(site.root, file), at('before', file));
});
test.beforeEach(() => {
  fs.rmSync(at('after'), { recursive: true, force: true });
  fs.cpSync(at('before'), at('after'), { recursive: true });
});
test.afterAll(() => fs.rmSync(root, { recursive: true }));

/** Returns the changes from one folder to the other, and their words. */
function compare(before = at('before'), after = at('after')) {
  const now = takeSnapshot(after);
  const changes = compareExports(takeSnapshot(before), now);
  return { changes, paths: [...now.pages.keys()], words: (lines?: number) => inWords(changes, now.pages.size, lines) };
}

for (const [name, apply, words] of CHANGE_CASES) {
  test(`writes ${name}`, () => {
    apply({ files, read, write });
    expect(compare().words()).toMatch(words);
  });
}

test('writes that nothing would change for equal exports', () => {
  expect(compare().words()).toBe('Nothing would change.\n');
});

test('writes at most 30 lines and names the files with all changes', () => {
  for (let index = 0; index < 9; index += 1) write(`new-${index}.html`, read('contact.html'));
  for (const file of files.filter((name) => name.endsWith('.html')))
    write(file, read(file).replace('<title>', `<title>${file} `).replace('<h1', `<p>${file}</p><h1`));
  const lines = compare().words(30).trimEnd().split('\n');
  expect(lines).toHaveLength(30);
  expect(lines[0]).toBe('New pages');
  expect(lines.at(-1)).toMatch(/^… \d+ more lines: --html FILE or --json FILE/);
});

test('shows a new page, and the part of a page that looks different', async () => {
  write('new.html', read('contact.html'));
  write('about.html', read('about.html').replace('>Our Directions<', '>Our Direction<'));
  // Other markup that looks the same.
  write('contact.html', read('contact.html').replace('<main ', '<main data-other="" '));
  const { changes, paths } = compare();
  const pairs = pickPages(changes, paths);
  expect(pairs).toEqual([['/new'], ['/about', '/about'], ['/contact', '/contact']]);
  const pictures = await takePictures(at('before'), at('after'), '', pairs);
  expect(pictures.map(({ caption, images }) => `${caption} ${images.length}`)).toEqual([
    '/new, 1280 px wide: new page 1',
    '/new, 390 px wide: new page 1',
    '/about, 1280 px wide: before, after and difference 3',
    '/about, 390 px wide: before, after and difference 3',
  ]);
  const html = inHtml('On /about\n  a < b', pictures);
  expect(html).toContain('a &lt; b');
  expect(html, 'opens from a disk').not.toMatch(/(src|href)="(?!data:)|<script|url\(/);
  expect(Buffer.byteLength(inHtml('', Array(40).fill(pictures[0])))).toBeLessThan(5_000_000);
});

test('shows every page after a change of styles', () => {
  const style = files.find((name) => name.endsWith('.css')) ?? '';
  write(style, `${read(style)} `);
  const { changes, paths } = compare();
  expect(pickPages(changes, paths)).toHaveLength(paths.length);
});

test('compares the pages of a live site', async () => {
  const live = await serveExport(at('before'), '');
  write('about.html', read('about.html').replace('>Our Directions<', '>Our Aims<'));
  write('contact.html');
  write('new.html', read('blog.html'));
  const { before, after, dispose } = await findExports(live.origin, at('after'));
  try {
    expect(compare(before, after).words()).toMatch(
      /^New pages\n {2}\/new .*\nRemoved pages\n {2}\/contact .*\nOn \/about\n {2}words: Our Directions {2}→ {2}Our Aims\n$/,
    );
  } finally {
    dispose();
    await live.close();
  }
});

test('reports a live site that responds with errors or not at all, and what is no export', async () => {
  const server = http.createServer((_, response) => response.writeHead(503).end()).listen(0);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  await expect(findExports(url, at('after'))).rejects.toThrow(/sitemap\.xml responds with 503/);
  await new Promise((resolve) => server.close(resolve));
  await expect(findExports(url, at('after'))).rejects.toThrow(/does not respond: .*ECONNREFUSED/);
  await expect(findExports(url, at('no-folder'))).rejects.toThrow(/no-folder contains no export: run npm run build/);
  await expect(findExports('no-commit')).rejects.toThrow('"no-commit" is neither a URL');
});
