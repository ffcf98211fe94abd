/** A part of the tests runs on the last build only while it is what a build would make now. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { writeFiles } from '../../e2e/support/content';
import { fingerprint, isExportFresh } from './fingerprint';

const DAY = '2026-12-01';
const SETTINGS = ['next.config.mjs', 'postcss.config.mjs', 'tsconfig.json', 'package-lock.json'];
const SOURCES = [
  ...SETTINGS,
  'content/pages/about.md',
  'editor/index.tsx',
  'components/parts/island-registry.ts',
  'scripts/build.ts',
];
const OTHERS = [
  'docs/deploy.md',
  'scripts/test/index.ts',
  'lib/a.test.ts',
  'public/pictures/a.avif',
  'content/.a.md.swp',
];

function makeProject() {
  const root = writeFiles(Object.fromEntries(SOURCES.map((file) => [file, 'one'])));
  return { root, write: (file: string, text: string) => writeFiles({ [file]: text }, root) };
}

test('differs after a change of a page, of code, of a setting or the day, and after no other', (t) => {
  const { root, write } = makeProject();
  const before = fingerprint(DAY, root);
  for (const file of [...SOURCES, ...OTHERS]) {
    write(file, 'two');
    assert.equal(fingerprint(DAY, root) === before, OTHERS.includes(file), file);
    write(file, 'one');
  }
  assert.equal(fingerprint(DAY, root), before);
  assert.notEqual(fingerprint('2026-12-02', root), before);
  for (const name of ['DRAFTS', 'CMS_REPO']) {
    process.env[name] = 'on';
    t.after(() => delete process.env[name]);
    assert.notEqual(fingerprint(DAY, root), before, name);
    delete process.env[name];
  }
  fs.rmSync(path.join(root, 'content/pages/about.md'));
  assert.notEqual(fingerprint(DAY, root), before);
});

test('finds no export fresh before its build is complete', () => {
  const { root, write } = makeProject();
  const wanted = fingerprint(DAY, root);
  write('out/index.html', '');
  assert.equal(isExportFresh(wanted, root), false);
  write('.next/fingerprint', wanted);
  assert.equal(isExportFresh(wanted, root), true);
});
