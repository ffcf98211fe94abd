import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseFields, textWith } from './file-text';

const NOTES = `---
# Opening hours
title: "A"
draft: true
aliases: [/a, /b] # old
lead: >-
  A text that is
  folded.

# The list
items:
- name: one # the first
  link: /a

  # before two
- name: two
  tags:
      - x
      - y
  "quoted": 'it''s'
empty:
---

Text.`;

/** Returns the lines that a change of fields removes from NOTES, and those that it adds. */
function changedLines(change: Record<string, unknown>): string[] {
  const before = NOTES.split('\n');
  const after = textWith(NOTES, { ...parseFields(NOTES), ...change }).split('\n');
  const without = (lines: string[], others: string[]) => lines.filter((line) => !others.includes(line));
  return [...without(before, after).map((line) => `-${line}`), ...without(after, before).map((line) => `+${line}`)];
}

const items = (...changed: unknown[]) => ({ items: changed });
const one = { link: '/a', name: 'one' };
const two = { name: 'two', tags: ['x', 'y'], quoted: "it's" };

test('changes one line of a file for one changed field', () => {
  assert.deepEqual(changedLines({}), []);
  assert.deepEqual(changedLines({ title: 'B: c' }), ['-title: "A"', '+title: "B: c"']);
  assert.deepEqual(changedLines({ draft: false }), ['-draft: true']);
  assert.deepEqual(changedLines({ aliases: ['/a', '/b', '/c'] }), [
    '-aliases: [/a, /b] # old',
    '+aliases: [/a, /b, /c] # old',
  ]);
  assert.deepEqual(changedLines({ indexed: true, note: 'New' }), ['+note: New']);
  assert.deepEqual(changedLines(items({ ...one, name: '1 a' }, two)), [
    '-- name: one # the first',
    '+- name: 1 a # the first',
  ]);
  assert.deepEqual(changedLines(items(one, { ...two, tags: ['x', 'z'] })), ['-      - y', '+      - z']);
  assert.deepEqual(changedLines(items(one, { ...two, quoted: 'its' })), [`-  "quoted": 'it''s'`, `+  quoted: 'its'`]);
  assert.deepEqual(changedLines({ body: 'Other.' }), ['-Text.', '+Other.']);
  assert.deepEqual(changedLines({ lead: 'Short.' }).slice(-1), ['+  Short.']);
});

test('keeps the lines of items that are moved, removed or added', () => {
  const text = textWith(NOTES, { ...parseFields(NOTES), ...items({ name: 'zero' }, two, one) });
  const expected = NOTES.replace(/^items:\n([\s\S]*?\n)(\n[\s\S]*)^empty/m, 'items:\n- name: zero\n$2$1empty');
  assert.equal(text, expected);
  assert.ok(!textWith(NOTES, { ...parseFields(NOTES), ...items(one) }).includes('before two'));
  assert.match(textWith(NOTES, { ...parseFields(NOTES), ...items() }), /^items: \[\]$/m);
});

test('keeps the space between the front matter and the text', () => {
  for (const gap of ['\n', '\n\n', '\n\n\n']) {
    const text = `---  \ntitle: A\n---${gap}One.`;
    assert.equal(textWith(text, { title: 'A', body: 'Two.' }), text.replace('One', 'Two'));
  }
  assert.equal(textWith('---\ntitle: A\n---', { title: 'A', body: 'Two.' }), '---\ntitle: A\n---\n\nTwo.');
  assert.equal(textWith('---\ntitle: A\n---\n\nOne.', { title: 'A', body: '' }), '---\ntitle: A\n---');
});
