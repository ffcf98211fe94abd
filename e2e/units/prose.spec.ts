/** A text as a page shows it. */
import { expect, test } from '@playwright/test';
import { renderMarkdown } from '../../lib/content/markdown';

test('"<" and ">" stand for tags alone: what reads pages by patterns finds no script in the words of an attribute', () => {
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
