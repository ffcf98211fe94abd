import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCases, textOrPattern } from '../../e2e/support/cases';
import { MALICIOUS, REFUSED } from '../../e2e/support/malicious';
import { assertLike } from '../../e2e/support/unit';
import { listElements, parseHtml } from '../../export/html';
import { createOutline } from './outline';
import { readingMinutes, renderMarkdown } from './render';

const toHtml = (text: string) => renderMarkdown(text).html;
const listAttributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]+)"`, 'g'))].map(([, value]) => value);

test('renders markdown', () => {
  for (const [text, html] of readCases('markdown')) assertLike(toHtml(text), textOrPattern(html), text);
});

test('counts 238 words a minute, rounded, one minute at least, and no marks', () => {
  const minutes = [0, 238, 356, 358, 2380].map((count) => readingMinutes('word '.repeat(count)));
  assert.deepEqual(minutes, [1, 1, 1, 2, 10]);
  assert.equal(readingMinutes('- | --- | '.repeat(1000)), 1);
  assert.equal(readingMinutes('Слово '.repeat(2380)), 10);
  assert.ok(readingMinutes('橋は二つの岸をつなぐ。'.repeat(500)) > 8);
  assert.equal(readingMinutes(`word <!-- ${'word '.repeat(2380)}-->`), 1);
});

const site = {
  labels: { playVideo: '', sectionLink: 'Link to this section', footnotes: 'Sources' },
  language: 'en-AU',
  readSize: () => undefined,
};

test("links footnotes there and back, below the site's label, on pages and in feeds", () => {
  const targets = listAttributes(toHtml('Words[^a]\n\n[^a]: A note'), 'href').map((url) => url?.slice(1));
  const ids = listAttributes(toHtml('Words[^a]\n\n[^a]: A note'), 'id');
  assert.equal(targets.length, 2);
  for (const target of targets) assert.ok(ids.includes(target), target);
  const { html, prose } = renderMarkdown('One[^a].\n\n[^a]: A', { site });
  for (const text of [html, prose]) assert.match(text, /<section [^>]*class="footnotes"><h2 [^>]*>Sources<\/h2>/);
});

test('links to the section of a heading with a link or a footnote, next to it, and not of a small heading', () => {
  const text = '## Results[^1]\n\n## **Strong [words](/about)** here\n\n### A small one\n\n[^1]: Of a note.';
  const { prose } = renderMarkdown(text, { site });
  const labels = listAttributes(prose, 'aria-label').filter((label) => label?.startsWith('Link to'));
  assert.deepEqual(labels, ['Link to this section: Results', 'Link to this section: Strong words here']);
  assert.match(prose, /<h2 id="strong-words-here"><strong>Strong <a href="\/about">words<\/a><\/strong> here<\/h2><a /);
});

test('parts a text before each section of its own, and keeps a text with footnotes whole', () => {
  const splitChapters = (text: string) =>
    renderMarkdown(text).chapters.map(({ html }) => html.replace(/<[^>]+>|\s/g, ''));
  const text = 'Above\n\n## One\n\nFirst\n\n### Part\n\n> ## Cited\n\n## Two';
  assert.deepEqual(splitChapters(text), ['Above', 'OneFirstPartCited', 'Two']);
  assert.deepEqual(splitChapters('## One\n\nFirst'), ['', 'OneFirst']);
  assert.equal(renderMarkdown('Words[^a]\n\n## One\n\n[^a]: A note').chapters.length, 1);
});

test('says what each part of a text consists of', () => {
  const table = '| Area | Price |\n|---|---|\n| North | 12 |';
  const { chapters } = renderMarkdown(`${table}\n\nWords\n\n## *One*\n\n### Part\n\n- A\n- B`, { site });
  const outline = chapters.map(({ heading, parts }) => ({ heading, parts }));
  assert.deepEqual(outline, [
    { heading: undefined, parts: ['table', 'paragraph'] },
    { heading: 'One', parts: ['list'] },
  ]);
});

test('gives headings the ids the content check reads', () => {
  const text = '## One\n\n## One\n\n### *Two* `three`\n\n## Ärger & Co.';
  assert.deepEqual(createOutline(text).ids, ['one', 'one-1', 'two-three', 'ärger--co']);
  assert.deepEqual(listAttributes(toHtml(text), 'id'), createOutline(text).ids);
});

test('keeps the words of neighbouring cells apart, for the search index', () => {
  const { prose } = renderMarkdown('## Prices\n\n| Area | Price |\n|---|---|\n| North | 12 |\n| South | 14 |');
  const words = prose.slice(prose.indexOf('</caption>')).replace(/<[^>]*>/g, '');
  assert.deepEqual(words.split(/\s+/).filter(Boolean), ['Area', 'Price', 'North', '12', 'South', '14']);
});

test('repeats the rows of a table of many columns for phones, closed but the first, each value with its column', () => {
  const table = (columns: number) =>
    ['Model', 'Gives', 'Needs', 'Ends'].slice(0, columns).join(' | ') +
    `\n${Array(columns).fill('---').join(' | ')}\n` +
    ['**A** | a | b | [c](/about)', '**B** | d | e | f']
      .map((row) => row.split(' | ').slice(0, columns).join(' | '))
      .join('\n');
  const folds = renderMarkdown(table(4)).prose.split('<details').slice(1);
  assert.equal(folds.length, 2);
  assert.match(folds[0] ?? '', /^[^>]* open>.*<summary>.*A.*Gives.*a.*Needs.*b.*Ends.*<a href="\/about">c<\/a>/s);
  assert.doesNotMatch(folds[1] ?? '', /^[^>]* open/);
  assert.doesNotMatch(renderMarkdown(table(3)).prose, /<details/);
  assert.doesNotMatch(renderMarkdown(table(4)).html, /<details/);
});

test('gives two diagrams of one title a choice each', () => {
  const diagram = ':::diagram\ntitle: The way\nkind: steps\nitems:\n- name: Before\n- name: After\n:::';
  const names = listAttributes(renderMarkdown(`${diagram}\n\n${diagram}`).prose, 'name');
  assert.deepEqual([names.length, new Set(names).size], [4, 2]);
});

test('publishes no comment of a text', () => {
  const comment = '<!-- secret -->';
  for (const text of [
    `One\n\n${comment}\n\n<!--\nsecret\n\nsecret\n-->\n\n[comment]: <> (secret)\n\n[//]: # (secret)`,
    `## A heading ${comment}\n\n- An item ${comment}\n\n  ${comment}\n\n> A quote ${comment}\n>\n> ${comment}`,
    `| a | b |\n|---|---|\n| ${comment} | c |`,
    `<!--\n:::button\ntext: secret\nlink: /contact\n:::\n-->`,
  ]) {
    const { html, prose, headings } = renderMarkdown(text);
    const published = [html, prose, JSON.stringify(headings), ...createOutline(text).ids].join();
    assert.doesNotMatch(published, /secret/, text);
  }
});

test('uses "<" and ">" for tags alone: what reads pages by patterns finds no script in the words of an attribute', () => {
  const { prose } = renderMarkdown('[A](/about "<script>b</script> > c") and `<script>` "<i>"\n\n![<script>](/d.svg)');
  assert.doesNotMatch(prose, /<\/?script|<\/?i>/);
  for (const part of [
    'title="&lt;script&gt;b&lt;/script&gt; &gt; c"',
    'alt="&lt;script&gt;"',
    '<code>&#x3C;script></code> "',
  ])
    assert.ok(prose.includes(part), part);
});

const HARMLESS = new Set(
  `a blockquote br code del details div em figcaption figure h1 h2 h3 h4 h5 h6 hr img input li ol p path picture pre
  section source span strong summary sup svg table tbody td text th thead tr ul`.split(/\s+/),
);

test('renders no element, handler or URL of malicious inputs, refused by the content check or not', () => {
  assert.ok(REFUSED.length > 100 && MALICIOUS.length > 0);
  for (const input of [...MALICIOUS, ...REFUSED]) {
    const html = toHtml(input);
    for (const { name: tag, attribs } of listElements(parseHtml(html))) {
      assert.ok(HARMLESS.has(tag), `${tag} of ${input}: ${html}`);
      for (const [name, value] of Object.entries(attribs)) {
        assert.doesNotMatch(name, /^on|^style$|^srcdoc$/, `${input}: ${html}`);
        if (/^(href|src|srcset)$/.test(name)) assert.match(value, /^(https?:|mailto:|tel:|#|\/)/, `${input}: ${html}`);
      }
    }
  }
});
