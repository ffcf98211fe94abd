/** A text as a page shows it: side notes, words for the search. */
import { expect, test } from '@playwright/test';
import { renderMarkdown } from '../../lib/content/markdown';
import { type Element, elementsOf } from '../../scripts/support/html';

test('uses "<" and ">" for tags alone: what reads pages by patterns finds no script in the words of an attribute', () => {
  const { prose } = renderMarkdown('[A](/about "<script>b</script> > c") and `<script>` "<i>"\n\n![<script>](/d.svg)');
  expect(prose).not.toMatch(/<\/?script|<\/?i>/);
  expect(prose).toContain('title="&lt;script&gt;b&lt;/script&gt; &gt; c"');
  expect(prose).toContain('alt="&lt;script&gt;"');
  expect(prose).toContain('<code>&#x3C;script></code> "');
});

test('leaves the text for feeds as it is', () => {
  const text = '## One[^a]\n\n| a |\n|---|\n| b |\n\n- [ ] [c](/about) [^a]\n\n[^a]: Note[^b]\n[^b]: More\n';
  const { html } = renderMarkdown(text);
  const rendered = renderMarkdown(text);
  expect(rendered.prose).toContain('class="side-notes"');
  expect(rendered.html).toBe(html);
});

test('numbers notes in the order in which they appear, those of other notes included', () => {
  const { prose } = renderMarkdown('One[^a].\n\nTwo[^c].\n\n[^a]: A[^b]\n[^b]: B\n[^c]: C');
  const numbers = [...prose.matchAll(/data-footnote-ref[^>]*>(\d)</g)].map(([, number]) => number);
  expect(numbers).toEqual(['1', '2', '3']);
  expect([...prose.matchAll(/<ol class="side-notes" start="(\d)"/g)].map(([, start]) => start)).toEqual(['1', '3']);
});

test('keeps the words of neighbouring cells apart, for the search index', () => {
  const { prose } = renderMarkdown('## Prices\n\n| Area | Price |\n|---|---|\n| North | 12 |\n| South | 14 |');
  const words = prose.slice(prose.indexOf('</caption>')).replace(/<[^>]*>/g, '');
  expect(words.split(/\s+/).filter(Boolean)).toEqual(['Area', 'Price', 'North', '12', 'South', '14']);
});

const childrenOf = ({ children }: Element) => children.filter((node): node is Element => 'attribs' in node);

function placed(markdown: string): string[] {
  const parts = elementsOf(renderMarkdown(markdown).prose).filter(({ parent }) => parent?.type === 'root');
  return parts.map((part) => {
    const [first, list] = childrenOf(part);
    if (part.attribs.class !== 'noted') return nameOf(part);
    const ids = list && childrenOf(list).map((item) => item.attribs.id?.slice(-1));
    return `${first && nameOf(first)} ${list?.attribs.start}: ${ids}`;
  });
}

const nameOf = (part: Element) => childrenOf(part).find(({ name }) => name === 'h2')?.name ?? part.name;

test('puts a note next to the first part that refers to it, in continued numbers', () => {
  const text = 'One[^a] two[^b].\n\nThree.\n\n- Four[^c]\n\nFive[^a].\n\n[^a]: A\n[^b]: B\n[^c]: C';
  expect(placed(text)).toEqual(['p 1: a,b', 'p', 'ul 3: c', 'p']);
});

test('puts the note of a heading next to the following part, or next to the last heading', () => {
  expect(placed('## One[^a]\n\nTwo[^b].\n\n[^a]: A\n[^b]: B')).toEqual(['h2', 'p 1: a,b']);
  expect(placed('One.\n\n## Two[^a]\n\n[^a]: A')).toEqual(['p', 'h2 1: a']);
});

test('puts a note of another note next to it', () => {
  expect(placed('One[^a].\n\nTwo.\n\n[^a]: A[^b]\n[^b]: B')).toEqual(['p 1: a,b', 'p']);
});

test('leaves a text without notes unchanged', () => {
  expect(placed('# One\n\nTwo.')).toEqual(['h1', 'p']);
});
