import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentFiles } from '../e2e/support/editor';
import { asEntry, fromFile, toFile } from './file-format';

test('writes every content file as it was, byte for byte', () => {
  const files = Object.entries(contentFiles());
  assert.ok(files.length > 10);
  for (const [name, text] of files) assert.equal(toFile(fromFile(text.trim())), text, name);
});

test('writes a new file without the defaults of switches', () => {
  const fields = { title: "It's", draft: false, indexed: true, body: 'Text' };
  assert.equal(toFile(asEntry(fields, 'content/blog/a.md')), "---\ntitle: It's\n---\n\nText\n");
});
