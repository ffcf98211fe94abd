import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { formatProblem } from '../../lib/content/problems';
import { tallFault } from './photo';
import { cleanPublicFiles, inspectPublicFiles } from './public';

function writeFolder(names: readonly string[]): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'public-'));
  for (const name of names) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), 'x');
  }
  return root;
}

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

test('reports a picture that is too tall for every format', () => {
  assert.match(tallFault({ width: 1200, height: 16_400, widths: [400, 1200] })?.found ?? '', /1200 x 16400/);
  assert.equal(tallFault({ width: 4800, height: 16_400, widths: [400, 2400] }), undefined);
});
