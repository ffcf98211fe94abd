import { expect, test } from '@playwright/test';
import { listElements, parseHtml } from '../../export/html';
import { findLeftovers } from '../../lib/content/leftovers';
import { readingMinutes, renderMarkdown } from '../../lib/content/markdown';
import { createOutline } from '../../lib/content/outline';
import { expectMatch, readCases } from '../support/cases';
import { MALICIOUS, REFUSED } from '../support/malicious';

test('counts 238 words a minute, rounded, one minute at least, and no marks', () => {
  const minutes = [0, 238, 356, 358, 2380].map((count) => readingMinutes('word '.repeat(count)));
  expect(minutes).toEqual([1, 1, 1, 2, 10]);
  expect(readingMinutes('- | --- | '.repeat(1000))).toBe(1);
  expect(readingMinutes('Слово '.repeat(2380))).toBe(10);
  expect(readingMinutes('橋は二つの岸をつなぐ。'.repeat(500))).toBeGreaterThan(8);
  expect(readingMinutes(`word <!-- ${'word '.repeat(2380)}-->`)).toBe(1);
});

test('renders markdown', () => {
  for (const [text, html] of readCases('markdown')) expectMatch(renderMarkdown(text).html, html, text);
});

test('links footnotes there and back', () => {
  const { html } = renderMarkdown('Words[^a]\n\n[^a]: A note');
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets).toHaveLength(2);
  for (const target of targets) expect(ids).toContain(target);
});

test('parts a text before each section of its own, and keeps a text with footnotes whole', () => {
  const splitChapters = (text: string) => renderMarkdown(text).chapters.map((html) => html.replace(/<[^>]+>|\s/g, ''));
  expect(splitChapters('Above\n\n## One\n\nFirst\n\n### Part\n\n> ## Cited\n\n## Two')).toEqual([
    'Above',
    'OneFirstPartCited',
    'Two',
  ]);
  expect(splitChapters('## One\n\nFirst')).toEqual(['', 'OneFirst']);
  expect(renderMarkdown('Words[^a]\n\n## One\n\n[^a]: A note').chapters).toHaveLength(1);
});

test('gives headings the ids the content check reads', () => {
  const text = '## One\n\n## One\n\n### *Two* `three`\n\n## Ärger & Co.';
  const ids = [...renderMarkdown(text).html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(createOutline(text).ids).toEqual(ids);
  expect(ids).toEqual(['one', 'one-1', 'two-three', 'ärger--co']);
});

const LEFTOVERS: { reported: [text: string, findings: string[]][]; accepted: string[] } = readCases('leftovers');

test('reports syntax that a page would show, and words that it would drop or join', () => {
  const found = (text: string) =>
    createOutline(text).losses.map(({ line, field, found }) => `${line} ${field} ${found}`);
  for (const [text, findings] of LEFTOVERS.reported)
    expect.soft(found(text), text).toEqual(findings.map((start) => expect.stringContaining(start)));
  for (const text of LEFTOVERS.accepted) expect.soft(found(text), text).toEqual([]);
  for (const sign of ['x', '[', '(', '*', '=', ':', '<', '{'])
    expect.soft(findLeftovers(`x ${sign.repeat(50_000)}`, 1).length, sign).toBeLessThan(2);
});

test('keeps words apart where HTML was, and shows its character codes', () => {
  const html = (text: string) => renderMarkdown(text).html;
  expect(html('<div>Tom &amp; Jerry &mdash; 5&nbsp;km</div>')).toBe('<p>Tom &#x26; Jerry — 5\u00a0km</p>');
  expect(html('<p>One</p><p>Two<br>Three</p>')).toBe('<p>One  Two Three</p>');
  expect(html('One<br>Two')).toBe('<p>One<br>\nTwo</p>');
  expect(html('2~3 days and 5~8 days')).toBe('<p>2~3 days and 5~8 days</p>');
});

test('gives two diagrams of one title a choice each', () => {
  const diagram = ':::diagram[The way]{kind=steps}\n1. **Before.** One\n2. **After.** Two\n:::';
  const names = renderMarkdown(`${diagram}\n\n${diagram}`).prose.match(/ name="[^"]*"/g);
  expect(names).toHaveLength(4);
  expect(new Set(names).size).toBe(2);
});

test('publishes no comment of a text', () => {
  const comment = '<!-- secret -->';
  for (const text of [
    `One\n\n${comment}\n\n<!--\nsecret\n\nsecret\n-->\n\n[comment]: <> (secret)\n\n[//]: # (secret)`,
    `## A heading ${comment}\n\n- An item ${comment}\n\n  ${comment}\n\n> A quote ${comment}\n>\n> ${comment}`,
    `| a | b |\n|---|---|\n| ${comment} | c |`,
    `:::button\n${comment}\n\n[That](/contact)\n:::`,
  ]) {
    const { html, prose, headings } = renderMarkdown(text);
    expect
      .soft([html, prose, JSON.stringify(headings), ...createOutline(text).ids].join(), text)
      .not.toContain('secret');
  }
});

const HARMLESS = new Set(
  `a blockquote br code del details div em figcaption figure h1 h2 h3 h4 h5 h6 hr img input li ol p path picture pre
  section source span strong summary sup svg table tbody td text th thead tr ul`.split(/\s+/),
);

test('renders no element, handler or URL of malicious inputs, refused by the content check or not', () => {
  expect(REFUSED.length).toBeGreaterThan(10);
  expect(MALICIOUS.length).toBeGreaterThan(60);
  for (const input of [...MALICIOUS, ...REFUSED]) {
    const { html } = renderMarkdown(input);
    const wrong = listElements(parseHtml(html)).filter(
      ({ name: tag, attribs }) =>
        !HARMLESS.has(tag) ||
        Object.entries(attribs).some(([name, value]) =>
          /^(href|src|srcset)$/.test(name)
            ? !/^(https?:|mailto:|tel:|#|\/)/.test(value)
            : /^on|^style$|^srcdoc$/.test(name),
        ),
    );
    expect
      .soft(
        wrong.map(({ name }) => name),
        `${input}: ${html}`,
      )
      .toEqual([]);
  }
});
