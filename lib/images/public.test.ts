import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { writeFiles } from '../../e2e/support/content';
import { assertAllLike } from '../../e2e/support/unit';
import { formatProblem } from '../model/problems';
import { encodePath } from './file';
import { checkHeight } from './photo';
import { cleanPublicFiles, inspectPublicFiles } from './public';

const writeFolder = (names: readonly string[]) => writeFiles(Object.fromEntries(names.map((name) => [name, 'x'])));

test('refuses the names of files that the build writes', async () => {
  const root = writeFolder(['about.txt', 'robots.txt', 'llms.txt', 'press/about.txt', 'prices.txt']);
  const problems = (await inspectPublicFiles(new Set(['/about', '/blog/news']), root)).map(formatProblem);
  const expected = ['about', 'llms', 'robots'].map(
    (name) =>
      `public/${name}.txt:1  file name: expected another name: the build writes a file of this name, found "${name}.txt"`,
  );
  assert.deepEqual(problems, expected);
});

test('publishes no file of a hidden folder', async () => {
  const names = ['.notes/price.pdf', 'press/.old/a.pdf', 'press/b.pdf'];
  const root = writeFolder(names);
  const out = writeFolder(names);
  assert.deepEqual(await inspectPublicFiles(new Set(), root), []);
  await cleanPublicFiles(out, new Set(), root);
  assert.deepEqual(
    names.filter((name) => fs.existsSync(path.join(out, name))),
    ['press/b.pdf'],
  );
});

test('refuses links, pages and programs, and publishes no place of a photo', async () => {
  const svg = (more: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">${more}</svg>`;
  const pixels = sharp({ create: { width: 90, height: 60, channels: 3, background: '#ffc917' } });
  const files = {
    'a.html': '<p>A page</p>',
    'press/b.js': 'hit()',
    'press/c.svg': svg('<script href="/press/b.js"/>'),
    'press/d.jpg': await pixels
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Ada' } })
      .toBuffer(),
    'press/f.svg': svg('<!-- Made by Ada --><path d="M0 0"/>'),
  };
  const root = writeFiles(files);
  const out = writeFiles(files);
  fs.symlinkSync('/etc/hostname', path.join(root, 'press/g.txt'));
  fs.symlinkSync('/etc', path.join(root, '.notes'));
  assertAllLike((await inspectPublicFiles(new Set(), root)).map(formatProblem), [
    'public/.notes:1  file: expected a regular file, found a symbolic link',
    /^public\/a\.html:1 {2}file name: expected .*pdf.*, found "a\.html"$/,
    /^public\/press\/b\.js:1 {2}file name: expected .*, found "b\.js"$/,
    /^public\/press\/c\.svg:1 {2}file: expected .*PNG, found an SVG with <script>$/,
    'public/press/g.txt:1  file: expected a regular file, found a symbolic link',
  ]);
  await cleanPublicFiles(out, new Set(), root);
  assert.equal((await sharp(fs.readFileSync(path.join(out, 'press/d.jpg'))).metadata()).exif, undefined);
  assert.equal(fs.readFileSync(path.join(out, 'press/f.svg'), 'utf8'), files['press/f.svg']);
});

test('reports an image that is too tall for every format', () => {
  assert.match(checkHeight({ width: 1200, height: 16_400, widths: [400, 1200] })?.found ?? '', /1200 x 16400/);
  assert.equal(checkHeight({ width: 4800, height: 16_400, widths: [400, 2400] }), undefined);
});

test('encodes every sign of an image in its URL', () =>
  assert.equal(encodePath('/images/a #1?.svg'), '/images/a%20%231%3F.svg'));
