import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { hasNewImages } from './prepare-new-images';

test('prepares images again after a change of any variant of an illustration', (t) => {
  const root = process.cwd();
  t.after(() => process.chdir(root));
  process.chdir(fs.mkdtempSync(path.join(os.tmpdir(), 'images-')));
  const use = { key: '/drawings/a.svg' };
  assert.equal(hasNewImages([use]), true, 'none is prepared');
  const files = ['public/drawings/a.svg', 'public/variants/a.narrow.svg', 'public/drawings/b.svg'];
  for (const folder of ['drawings', 'variants']) fs.mkdirSync(`public/${folder}`, { recursive: true });
  for (const file of files) fs.writeFileSync(file, 'one');
  const changedMs = (file: string) => fs.statSync(file).ctimeMs;
  const index = '.cache/pictures/index.json';
  fs.mkdirSync(path.dirname(index), { recursive: true });
  const illustration = { kind: 'illustration', src: '/drawings/a.svg', width: 1, height: 1 };
  fs.writeFileSync(index, JSON.stringify({ '/drawings/a.svg': illustration }));
  const prepared = new Date(Math.ceil(Math.max(...[...files, 'public/variants'].map(changedMs))));
  fs.utimesSync(index, prepared, prepared);
  assert.equal(hasNewImages([use]), false);
  assert.equal(hasNewImages([{ ...use, key: '/drawings/b.svg' }]), true, 'a new one');
  for (const [file, isNew] of [
    ['public/drawings/b.svg', false],
    ['public/variants/a.narrow.svg', true],
  ] as const) {
    // A clock of a file system may be coarse.
    while (changedMs(file) <= prepared.getTime()) fs.writeFileSync(file, 'two');
    assert.equal(hasNewImages([use]), isNew, file);
  }
});
