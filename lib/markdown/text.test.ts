/** What a text may contain, and what is refused: a table with more harmless texts than wrong ones. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases } from '../../e2e/support/cases';
import { createOutline } from './outline';
import { findInField } from './text';

const { refused, accepted }: { refused: [text: string, places: string][]; accepted: string[] } = readCases('texts');

const listProblems = (text: string) => createOutline(text).refused;

test('refuses each mark and structure that is on no list, once for each line', () => {
  for (const [text, places] of refused)
    assert.equal(
      listProblems(text)
        .map(({ line, path }) => `${line} ${path}`)
        .join(', '),
      places,
      text,
    );
});

test('accepts harmless words, and what the editor keeps', () => {
  assert.ok(accepted.length > refused.length);
  for (const text of accepted) assert.deepEqual(listProblems(text), [], text);
});

test('names the mark and the words around it, and what people mean by the marks that they write most', () => {
  for (const [text, expected, found] of [
    ['One{index=0}', /^words, without a mark/, /^"\{" in "One\{index=0\}"$/],
    ['It is ** bold ** here.', /^\*\* on both sides/, /^"\*\*" in "It is \*\* bold \*\* here\."$/],
    ['Words.[^9]', /^the text of the footnote/, /^"\[\^" in "Words\.\[\^9\]"$/],
    ['See [us] (/about).', /^a link as \[words\]\(\/about\)/, / in "See \[us\] \(\/about\)\."$/],
    ['An <i open', /^plain words or Markdown/, /^"<i" in/],
    ['##Heading', /^a space after the last #/, /^"##H" in "##Heading"$/],
    ['• One', /^- and a space/, /^"•" in "• One"$/],
    ['A \u200Bword', /^words, without/, /^"<U\+200B>" in "A <U\+200B>word"$/],
  ] as const) {
    const [problem] = listProblems(text);
    assert.match(problem?.expected ?? '', expected, text);
    assert.match(problem?.found ?? '', found, text);
  }
});

test('refuses marks in a field, which no page reads as Markdown, and accepts the names that pages replace', () => {
  for (const text of [
    '**Bold**',
    '<b>bold</b>',
    '[words](/about)',
    '`code`',
    '{{ count }}',
    'Tom &amp; Jerry',
    '• One',
  ])
    assert.equal(findInField(text).length, 1, text);
  for (const text of ['{count} pages found', 'A | B', '5 * 3', 'Prices*', '[sic]', 'C#', '#1', '_x_', '10:30', ''])
    assert.deepEqual(findInField(text), [], text);
  assert.match(findInField('\u00AD\u200C \u200D')[0]?.expected ?? '', /a visitor can see/);
});
