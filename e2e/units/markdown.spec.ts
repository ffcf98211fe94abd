import { expect, test } from '@playwright/test';
import { readingMinutes, renderMarkdown } from '../../lib/content/markdown';
import { outlineOf } from '../../lib/content/outline';
import { elementsOf } from '../../scripts/support/html';
import { expectMatch, readCases } from '../support/cases';
import { MALICIOUS, REFUSED } from '../support/malicious';

test('counts 238 words a minute, rounded, one minute at least, and no marks', () => {
  const minutes = [0, 238, 356, 358, 2380].map((count) => readingMinutes('word '.repeat(count)));
  expect(minutes).toEqual([1, 1, 1, 2, 10]);
  expect(readingMinutes('- | --- | '.repeat(1000))).toBe(1);
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

test('gives headings the ids the content check reads', () => {
  const text = '## One\n\n## One\n\n### *Two* `three`\n\n## Ärger & Co.';
  const ids = [...renderMarkdown(text).html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(outlineOf(text).ids).toEqual(ids);
  expect(ids).toEqual(['one', 'one-1', 'two-three', 'ärger--co']);
});

const HARMLESS = new Set(
  `a blockquote br code del details div em figcaption figure h1 h2 h3 h4 h5 h6 hr img input li ol p path picture pre
  section source span strong summary sup svg table tbody td text th thead tr ul`.split(/\s+/),
);

test('renders no element, handler or URL of malicious inputs, refused by the content check or not', () => {
  expect(REFUSED.length).toBeGreaterThan(10);
  expect(MALICIOUS.length).toBeGreaterThan(80);
  for (const input of [...MALICIOUS, ...REFUSED]) {
    const { html } = renderMarkdown(input);
    const wrong = elementsOf(html).filter(
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
