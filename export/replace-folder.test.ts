import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { replaceFolder } from './replace-folder';

test('moves a folder to the place of another, also after it was interrupted', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'folders-'));
  const write = (folder: string, text: string) => {
    fs.mkdirSync(path.join(root, folder));
    fs.writeFileSync(path.join(root, folder, 'page.html'), text);
  };
  write('new', 'first');
  write('new.old', 'of a process that was killed');
  for (const text of ['first', 'second']) {
    if (text === 'second') write('new', 'second');
    replaceFolder(path.join(root, 'out'), path.join(root, 'new'));
    assert.deepEqual(fs.readdirSync(root), ['out']);
    assert.equal(fs.readFileSync(path.join(root, 'out/page.html'), 'utf8'), text);
  }
});
