import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertLinear } from '../../../e2e/support/unit';
import { BLOCKS, isBlockName } from '../../model/blocks';
import { findBlocks, patternOf, readFields, readYaml, writeBlock } from './codec';

const names = Object.keys(BLOCKS).filter(isBlockName);

test('reads each block into its form, and writes it as before', () => {
  for (const name of names) {
    const { example } = BLOCKS[name];
    const written = writeBlock(name, example);
    const found = patternOf(name).exec(`Before.\n\n${written}\n\nAfter.`);
    assert.equal(found?.[0], written, name);
    assert.deepEqual(readFields(found?.groups?.yaml ?? ''), example, name);
    assert.equal(patternOf(name).exec(writeBlock(name, {}))?.[0], `:::${name}\n:::`);
  }
});

/** What somebody types into a form, or a file, and what Sveltia would change. */
const WORDS = [
  'A "quoted" word',
  `It's "both"`,
  'R&D: C# and #1',
  '# no comment',
  '- no item',
  '[sic] {x}',
  '12',
  'yes',
  '2026-01-02',
  '*star* _line_ > 5',
  'a '.repeat(200).trim(),
  'One.\n\nTwo: "three".\n- four',
  ':::',
  '“Curly”',
];

test('writes every text on one line of its own, without a backslash that Sveltia deletes', () => {
  for (const words of WORDS) {
    const written = writeBlock('quote', { source: 'A', quote: ` ${words} ` });
    assert.equal(written.split('\n').length, 4, written);
    assert.match(written, /^:::quote\nquote: .+\nsource: A\n:::$/);
    assert.doesNotMatch(written, /\\[_\\]/);
    assert.deepEqual(readFields(patternOf('quote').exec(written)?.groups?.yaml ?? ''), { quote: words, source: 'A' });
  }
});

test('writes the fields in the order of the schema, without empty ones, switches that are off and keys of Sveltia', () => {
  const items = [{ text: 'One', sound: true, __sc_id: 1 }, { sound: false, name: '', text: 'Two' }, {}];
  const written = writeBlock('diagram', { items, kind: 'deck', title: 'A', colour: 'red' });
  assert.equal(
    written,
    ':::diagram\ntitle: A\nkind: deck\nitems:\n- text: One\n  sound: true\n- text: Two\n- {}\ncolour: red\n:::',
  );
});

test('reads lists whose spaces Sveltia has doubled, and keeps YAML that cannot be read', () => {
  const yaml = 'images:\n    - image: /a.svg\n      alt: A\n    - image: /b.svg\n      alt: B\n';
  const images = [
    { image: '/a.svg', alt: 'A' },
    { image: '/b.svg', alt: 'B' },
  ];
  assert.deepEqual(readFields(yaml), { images });
  assert.deepEqual(readFields('images:\n    - image: /a.svg\n    alt: A\n'.replace('    alt', '      alt')), {
    images: images.slice(0, 1),
  });
  for (const broken of ['text: "a\n', 'text: a: b\n', 'Words\n'])
    assert.equal(writeBlock('button', readFields(broken)), `:::button\n${broken}:::`);
});

test('reads 100 kB of blocks in linear time, and no YAML that would take minutes', () => {
  const parts = [':::a\n', ':::\n', ':::a\n:::\n', '```\n', ':::a\n```\n:::\n', '::::::::::\n', 'a: b\n'];
  assertLinear((text) => findBlocks(text.split('\n')), parts);
  for (const part of ['[', '- ', '? ', '{a: ', 'a: 1\n', '&a ', '"', '*a ', 'k: &a [*a]\n'])
    for (const length of [9_990, 100_000]) assert.ok(readYaml(part.repeat(length / part.length)).problem, part);
});
