import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases } from '../../e2e/support/cases';
import { findInField, findLeftovers } from './leftovers';
import { createOutline } from './outline';

const foundIn = (text: string) =>
  createOutline(text).losses.map(({ line, path, expected, found }) => `${line} ${path}: ${expected}: ${found}`);

/** A text, and what is reported in each of its lines. */
const REPORTED: readonly (readonly [text: string, ...findings: RegExp[]])[] = [
  ['-\u00A0One\n-\u202FTwo', /^1 list: .* not U\+00A0/, /^2 list: .* not U\+202F/],
  ['##\u00A0A heading', /^1 list: .* not U\+00A0/],
  ['§\tOf Word\nØ\tOf Word\nü\tOf Word\n➢\tOf Word', /^1 list: .*U\+0009/, /^2 list/, /^3 list/, /^4 list/],
  ['-One\n-Two', /^1 list: - and a space/, /^2 list/],
  ['Words{index=0}', /^1 text: .*"\{index=0\}"/],
  ['One 【4†source】', /^1 text: .*"【/],
  ['%%a note%%', /^1 text/],
  ['![The {b} bridge](/a.png "A [[caption]]")', /^1 image/, /^1 image/],
  ['![IMG_2034.JPG](/a.png)', /^1 image: what the image shows/],
  ['![Untitled](/a.png)', /^1 image/],
  ['![A man on a bridge Description automatically generated](/a.png)', /^1 image/],
  ['Words\n\n    A paragraph', /^3 text: no tab or spaces/],
  ['\tA paragraph', /^1 text: no tab or spaces/],
  ['A \uF095 phone', /U\+F095/],
  ['[\u200B](/about)', /U\+200B/, /^1 link: words/],
  ['[](/about)', /^1 link: words/],
  ['##', /^1 heading: the words/],
  ['Plan     Price\n-------  ------\nSmall 10', /^2 table/],
  ['| 12 Bridge Street\n| Sydney', /^1 text/, /^2 text/],
  ['We follow [@doe99, p. 33].', /^1 text: a link to the source/],
  ['*[API]: Interface', /no abbreviations/],
  ['Span\n: The distance', /^2 text: .*no definitions/],
];

const ACCEPTED = [
  'Co\u00ADoperation, zero\u200Cwidth, 👩\u200D💻 and a no-break\u00A0space',
  '- One\n-\tTwo',
  '-5 degrees at night, 5.5 by day',
  '`{{ code }}` and `[[x]]`',
  '[![A still](/a.png)](/b)',
];

const OF_TOOLS: { reported: [text: string, findings: string[]][]; accepted: string[] } = readCases('leftovers');

test('reports syntax of other tools, and characters without a shape', () => {
  for (const [text, ...findings] of REPORTED) {
    const found = foundIn(text);
    assert.equal(found.length, findings.length, `${text}: ${found.join('\n')}`);
    for (const [index, finding] of findings.entries()) assert.match(found[index] ?? '', finding, text);
  }
});

test('reports syntax that a page would show, and words that it would drop or join', () => {
  const found = (text: string) => createOutline(text).losses.map((loss) => `${loss.line} ${loss.path} ${loss.found}`);
  for (const [text, findings] of OF_TOOLS.reported) {
    assert.equal(found(text).length, findings.length, `${text}: ${found(text).join('\n')}`);
    for (const [index, start] of findings.entries()) assert.ok(found(text)[index]?.startsWith(start), text);
  }
  for (const text of OF_TOOLS.accepted) assert.deepEqual(found(text), [], text);
  for (const sign of ['x', '[', '(', '*', '=', ':', '<', '{'])
    assert.ok(findLeftovers(`x ${sign.repeat(50_000)}`, 1).length < 2, sign);
});

test('accepts similar words', () => {
  for (const text of ACCEPTED) assert.deepEqual(foundIn(text), [], text);
});

test('reports a field that nobody can read, and accepts the names that pages replace', () => {
  assert.match(findInField('\u00AD\u200C \u200D')[0]?.expected ?? '', /a visitor can see/);
  assert.deepEqual(findInField('{count} pages found'), []);
  assert.equal(findInField('{{ count }}').length, 1);
});

test('reports a text that nests too deep, whatever its marks', () => {
  const emphasis = '*a **b '.repeat(60) + 'c** d*'.repeat(60);
  const list = Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n');
  for (const text of [emphasis, list]) assert.match(foundIn(text).join(), /within each other/);
});
