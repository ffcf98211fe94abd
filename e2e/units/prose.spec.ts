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
