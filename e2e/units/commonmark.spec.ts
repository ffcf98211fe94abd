/** What the pipeline makes of markdown, without a build: the specification's examples, and what this site adds. */
import { expect, test } from '@playwright/test';
import commonmark from 'commonmark-spec';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import { renderMarkdown } from '../../lib/content/markdown';
import { outlineOf } from '../../lib/content/outline';
import { listHeading, paginateCollection } from '../../lib/shared/paginated-collection';

/** Examples of https://spec.commonmark.org/0.31.2 on which this site differs from remark, and why. */
const DIFFERENT: Readonly<Record<string, readonly number[]>> = {
  'raw HTML, which never reaches a page': [
    21, 31, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168,
    169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191,
    201, 308, 309, 344, 475, 476, 477, 491, 494, 524, 536, 613, 614, 615, 616, 617, 623, 625, 626, 627, 628, 629, 630,
    631, 642, 643,
  ],
  'a title of a picture that stands alone, which becomes a caption': [572, 573, 576, 577, 584, 585, 586, 588, 589, 591],
  'an address whose scheme is not http, https, mailto or tel': [500, 596, 598, 599, 601],
  'code in a language whose words get colours': [142, 143],
  'a scheme in capitals, written in small letters': [597],
};

test('the 652 examples of CommonMark read as remark reads them, but for those listed', () => {
  const plain = remark().use(remarkGfm).use(remarkHtml, { sanitize: false }).freeze();
  const bare = (html: string) => html.replace(/ id="[^"]*"/g, '').trim();
  const tests = commonmark.tests.map(({ markdown, number }) => ({ number, text: markdown.replaceAll('→', '\t') }));
  expect(tests).toHaveLength(652);
  const different = tests.filter(
    ({ text }) => bare(String(plain.processSync(text))) !== bare(renderMarkdown(text).html),
  );
  const listed = Object.values(DIFFERENT).flat();
  expect(different.map(({ number }) => number)).toEqual(listed.sort((a, b) => a - b));
});

const CASES: { name: string; text: string; html: string | RegExp }[] = [
  { name: 'a table', text: '| a |\n|---|\n| b |', html: /<table>.*<th>a<\/th>.*<td>b<\/td>/s },
  {
    name: 'a task list',
    text: '- [x] done',
    html: /<li class="task-list-item"><input type="checkbox" checked disabled> done/,
  },
  { name: 'strikethrough', text: '~~gone~~', html: '<p><del>gone</del></p>' },
  {
    name: 'an address in the text',
    text: 'https://a.example',
    html: '<p><a href="https://a.example">https://a.example</a></p>',
  },
  { name: 'a telephone link', text: '[Ring](tel:+61255500100)', html: '<p><a href="tel:+61255500100">Ring</a></p>' },
  { name: 'a heading with an id', text: '## What it costs', html: '<h2 id="what-it-costs">What it costs</h2>' },
  { name: 'two headings of the same words', text: '## A\n\n## A', html: /id="a".*id="a-1"/s },
  { name: "a heading that would take the page's own id", text: '## Main', html: '<h2 id="main-1">Main</h2>' },
  { name: 'a heading of signs alone', text: '## ???', html: /<h2 id="[^"]+">/ },
  {
    name: 'a figure',
    text: '![Words](a.jpg "Caption")',
    html: '<figure><img src="a.jpg" alt="Words"><figcaption>Caption</figcaption></figure>',
  },
  { name: 'a picture elsewhere: its words', text: '![Words](https://evil.example/a.png)', html: '<p>Words</p>' },
  { name: 'a picture elsewhere by reference', text: '![Words][a]\n\n[a]: //evil.example/a.png', html: '<p>Words</p>' },
  { name: 'HTML in a line: its words', text: 'a <b onclick="x()">b</b> c', html: '<p>a b c</p>' },
  { name: 'a block of HTML: its words', text: '<div class="x">\nWords\n</div>', html: '<p>Words</p>' },
  {
    name: 'a script: nothing',
    text: 'before\n\n<script>alert(1)</script>\n\nafter',
    html: '<p>before</p>\n<p>after</p>',
  },
  { name: 'a comment: nothing', text: '<!-- a note -->\n\nafter', html: '<p>after</p>' },
];

for (const { name, text, html } of CASES) {
  test(`markdown: ${name}`, () => {
    const rendered = renderMarkdown(text).html.trim();
    if (typeof html === 'string') expect(rendered).toBe(html);
    else expect(rendered).toMatch(html);
  });
}

test('footnotes lead there and back', () => {
  const { html } = renderMarkdown('Words[^a]\n\n[^a]: A note');
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets).toHaveLength(2);
  for (const target of targets) expect(ids).toContain(target);
});

test('the ids a check knows are those of the page', () => {
  const text = '## One\n\n## One\n\n### *Two* `three`\n\n## Ärger & Co.';
  const ids = [...renderMarkdown(text).html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(outlineOf(text).ids).toEqual(ids);
  expect(ids).toEqual(['one', 'one-1', 'two-three', 'ärger--co']);
});

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ slug: `p${index}`, tags: index % 2 === 0 ? ['even'] : [] }));
const addresses = (count: number) => paginateCollection('/blog', entries(count)).lists.map(({ address }) => address);

test('lists have ten entries a page and no page without any but the first', () => {
  expect(addresses(0)).toEqual(['/blog']);
  expect(addresses(1)).toEqual(['/blog', '/blog/tag/even']);
  expect(addresses(10)).toEqual(['/blog', '/blog/tag/even']);
  expect(addresses(11)).toEqual(['/blog', '/blog/page/2', '/blog/tag/even']);
  expect(addresses(21)).toEqual(['/blog', '/blog/page/2', '/blog/page/3', '/blog/tag/even', '/blog/tag/even/page/2']);
});

test('a page of a list knows the pages before and after it', () => {
  const { lists, tags } = paginateCollection('/blog', entries(21));
  expect(tags).toEqual(['even']);
  expect(lists[0]).toMatchObject({ page: 1, pages: 3, previous: undefined, next: '/blog/page/2' });
  expect(lists[1]).toMatchObject({ page: 2, previous: '/blog', next: '/blog/page/3' });
  expect(lists[2]).toMatchObject({ page: 3, previous: '/blog/page/2', next: undefined });
});

test('a list page says which it is', () => {
  const words = { page: 'page', topic: 'Topic' };
  const list = { address: '/blog', entries: [], page: 1, pages: 3 } as const;
  expect(listHeading('Blog', list, words)).toBe('Blog');
  expect(listHeading('Blog', { ...list, page: 2 }, words)).toBe('Blog, page 2');
  expect(listHeading('Blog', { ...list, page: 2, tag: 'cyber-security' }, words)).toBe('Topic: Cyber security, page 2');
});
