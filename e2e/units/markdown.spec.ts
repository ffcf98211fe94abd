import { expect, test } from '@playwright/test';
import { readingMinutes, renderMarkdown } from '../../lib/content/markdown';
import { outlineOf } from '../../lib/content/outline';
import { elementsOf } from '../../scripts/support/html';
import { MALICIOUS, REFUSED } from '../support/malicious';

test('counts 238 words a minute, rounded, one minute at least, and no marks', () => {
  const minutes = [0, 238, 356, 358, 2380].map((count) => readingMinutes('word '.repeat(count)));
  expect(minutes).toEqual([1, 1, 1, 2, 10]);
  expect(readingMinutes('- | --- | '.repeat(1000))).toBe(1);
});

/** What marketers use of CommonMark, GitHub's additions, and what this site does in its own way. */
const CASES: readonly (readonly [text: string, html: string | RegExp])[] = [
  ['**Strong** and *stressed*', '<p><strong>Strong</strong> and <em>stressed</em></p>'],
  ['- One\n  - Two\n- Three', '<ul>\n<li>One\n<ul>\n<li>Two</li>\n</ul>\n</li>\n<li>Three</li>\n</ul>'],
  ['3. Three\n4. Four', /^<ol start="3">\n<li>Three<\/li>/],
  ['> Words\n> go on', '<blockquote>\n<p>Words\ngo on</p>\n</blockquote>'],
  ['Set `a < b`', '<p>Set <code>a &#x3C; b</code></p>'],
  ['    a\n    b', '<pre><code>a\nb\n</code></pre>'],
  ['One  \nTwo\\\nThree', '<p>One<br>\nTwo<br>\nThree</p>'],
  ['One\n\n---\n\nTwo', '<p>One</p>\n<hr>\n<p>Two</p>'],
  ['\\*not\\* 5 \\# a\\_b', '<p>*not* 5 # a_b</p>'],
  ['[A](/about "T")', '<p><a href="/about" title="T">A</a></p>'],
  ['[A][a]\n\n[a]: HTTPS://a.example/B', '<p><a href="https://a.example/B">A</a></p>'],
  ['| a | b |\n|:--|--:|\n| c | d |', /<th align="left">a<.*<td align="right">d</s],
  ['| a |\n|---|\n| b |', /<table>.*<th>a<\/th>.*<td>b<\/td>/s],
  ['- [x] done', /<li class="task-list-item"><input type="checkbox" checked disabled> done/],
  ['~~gone~~', '<p><del>gone</del></p>'],
  ['https://a.example', '<p><a href="https://a.example">https://a.example</a></p>'],
  ['[Ring](tel:+61255500100)', '<p><a href="tel:+61255500100">Ring</a></p>'],
  ['## What it costs', '<h2 id="what-it-costs">What it costs</h2>'],
  ['## A\n\n## A', /id="a".*id="a-1"/s],
  ['## Main', '<h2 id="main-1">Main</h2>'],
  ['## ???', /<h2 id="[^"]+">/],
  ['![Words](a.jpg "Caption")', '<figure><img src="a.jpg" alt="Words"><figcaption>Caption</figcaption></figure>'],
  ['![Words](https://evil.example/a.png)', '<p>Words</p>'],
  ['![Words][a]\n\n[a]: //evil.example/a.png', '<p>Words</p>'],
  ['a <b onclick="x()">b</b> c', '<p>a b c</p>'],
  ['<div class="x">\nWords\n</div>', '<p>Words</p>'],
  ['before\n\n<script>alert(1)</script>\n\nafter', '<p>before</p>\n<p>after</p>'],
  ['<!-- a note -->\n\nafter', '<p>after</p>'],
];

test('renders markdown', () => {
  for (const [text, html] of CASES) {
    const rendered = renderMarkdown(text).html;
    if (typeof html === 'string') expect.soft(rendered, text).toBe(html);
    else expect.soft(rendered, text).toMatch(html);
  }
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

/** Elements that a text may become; none runs, loads from elsewhere or takes what is typed. */
const HARMLESS = new Set(
  `a blockquote br code del details div em figcaption figure h1 h2 h3 h4 h5 h6 hr img input li ol p path picture pre rect
  section source span strong summary sup svg table tbody td text th thead tr ul`.split(/\s+/),
);

test('renders no element, handler or URL of malicious inputs, refused by the content check or not', () => {
  expect(REFUSED.length).toBeGreaterThan(10);
  expect(MALICIOUS.length).toBeGreaterThan(100);
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
