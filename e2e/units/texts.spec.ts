/** A text as a page shows it: footnotes, words for the search. */
import { expect, test } from '@playwright/test';
import { renderMarkdown } from '../../lib/content/markdown';

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
  expect(rendered.prose).toContain('class="table-frame"');
  expect(rendered.html).toBe(html);
});

test('keeps the words of neighbouring cells apart, for the search index', () => {
  const { prose } = renderMarkdown('## Prices\n\n| Area | Price |\n|---|---|\n| North | 12 |\n| South | 14 |');
  const words = prose.slice(prose.indexOf('</caption>')).replace(/<[^>]*>/g, '');
  expect(words.split(/\s+/).filter(Boolean)).toEqual(['Area', 'Price', 'North', '12', 'South', '14']);
});

test("names the footnotes below a text by the site's label, on pages and in feeds", () => {
  const labels = { playFilm: '', sectionLink: '', footnotes: 'Sources' };
  const site = { labels, language: 'en-AU', sizeOf: () => undefined };
  const { html, prose } = renderMarkdown('One[^a].\n\n[^a]: A', { site });
  for (const text of [html, prose]) expect(text).toMatch(/<section [^>]*class="footnotes"><h2 [^>]*>Sources<\/h2>/);
});
