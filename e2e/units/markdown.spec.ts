import { expect, test } from '@playwright/test';
import { parseFragment, defaultTreeAdapter as tree } from 'parse5';
import { readingMinutes, renderMarkdown } from '../../lib/content/markdown';
import { HOSTILE, HOSTILE_BLOCKS, REFUSED } from '../support/hostile';

test('readingMinutes counts 238 words a minute, rounded, one minute at least', () => {
  const words = (count: number) => Array(count).fill('word').join(' ');
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes(words(238))).toBe(1);
  expect(readingMinutes(words(356))).toBe(1);
  expect(readingMinutes(words(358))).toBe(2);
  expect(readingMinutes(words(2380))).toBe(10);
});

test('readingMinutes counts no marks as words', () => {
  expect(readingMinutes('- | --- | '.repeat(1000))).toBe(1);
});

test('renderMarkdown lets no script, handler or raw tag of the source through', () => {
  const { html } = renderMarkdown(
    [
      '<script>alert(1)</script>',
      '',
      '<img src=x onerror=alert(1)>',
      '',
      '[link](javascript:alert(1))',
      '',
      '<iframe src="https://example.com"></iframe>',
    ].join('\n'),
  );
  expect(html).not.toMatch(/<script|onerror|javascript:|<iframe|<img/);
});

test('renderMarkdown knows tables, footnotes, task lists and strikethrough', () => {
  const { html } = renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x] done\n\n~~gone~~ text[^1]\n\n[^1]: note');
  expect(html).toContain('<th>a</th>');
  expect(html).toContain('type="checkbox"');
  expect(html).toContain('<del>gone</del>');
  expect(html).toContain('note');
});

test('a link with a scheme that runs code loses its address, whatever the content check says of it', () => {
  expect(REFUSED.length).toBeGreaterThan(10);
  for (const input of REFUSED) {
    const { html } = renderMarkdown(input);
    expect(html.match(/ (href|src)="(?!https?:|mailto:|tel:|#|\/)[^"]*"/gi), input).toBeNull();
  }
});

/** Elements that a text may become; none runs, loads from elsewhere or takes what is typed. */
const HARMLESS = new Set(
  `a blockquote br code del details div em figcaption figure h1 h2 h3 h4 h5 h6 hr img input li ol p path picture pre rect
  section source span strong summary sup svg table tbody td text th thead tr ul`.split(/\s+/),
);

test(`${HOSTILE_BLOCKS} hostile texts in blocks bring no element, handler or address of their own`, () => {
  expect(HOSTILE_BLOCKS).toBeGreaterThanOrEqual(100);
  const findings: string[] = [];
  for (const input of [...HOSTILE, ...REFUSED]) {
    const { html } = renderMarkdown(input);
    const nodes = [...parseFragment(html).childNodes];
    for (const node of nodes) {
      if (!tree.isElementNode(node)) continue;
      nodes.push(...node.childNodes);
      const wrong = node.attrs.filter(({ name, value }) =>
        /^(href|src|srcset)$/.test(name)
          ? !/^(https?:|mailto:|tel:|#|\/)/.test(value)
          : /^on|^style$|^srcdoc$/.test(name),
      );
      if (!HARMLESS.has(node.tagName) || wrong.length > 0) findings.push(`${input}: ${html}`);
    }
  }
  expect(findings).toEqual([]);
});
