import { expect, test } from '@playwright/test';
import { readingMinutes, renderMarkdown } from '../../lib/content/markdown';
import { outlineOf } from '../../lib/content/outline';
import { elementsOf } from '../../scripts/support/html';
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

/** What marketers use of CommonMark, GitHub's additions, and what this site does in its own way. */
const CASES: { name: string; text: string; html: string | RegExp }[] = [
  { name: 'emphasis', text: '**Strong** and *stressed*', html: '<p><strong>Strong</strong> and <em>stressed</em></p>' },
  {
    name: 'a list in a list',
    text: '- One\n  - Two\n- Three',
    html: '<ul>\n<li>One\n<ul>\n<li>Two</li>\n</ul>\n</li>\n<li>Three</li>\n</ul>',
  },
  { name: 'a list that starts at a number', text: '3. Three\n4. Four', html: /^<ol start="3">\n<li>Three<\/li>/ },
  { name: 'a quote', text: '> Words\n> go on', html: '<blockquote>\n<p>Words\ngo on</p>\n</blockquote>' },
  { name: 'code in a line', text: 'Set `a < b`', html: '<p>Set <code>a &#x3C; b</code></p>' },
  { name: 'code in lines', text: '    a\n    b', html: '<pre><code>a\nb\n</code></pre>' },
  { name: 'a line break', text: 'One  \nTwo\\\nThree', html: '<p>One<br>\nTwo<br>\nThree</p>' },
  { name: 'a rule', text: 'One\n\n---\n\nTwo', html: '<p>One</p>\n<hr>\n<p>Two</p>' },
  { name: 'signs that are meant as signs', text: '\\*not\\* 5 \\# a\\_b', html: '<p>*not* 5 # a_b</p>' },
  { name: 'a link with a title', text: '[A](/about "T")', html: '<p><a href="/about" title="T">A</a></p>' },
  {
    name: 'a link by reference, its scheme in capitals',
    text: '[A][a]\n\n[a]: HTTPS://a.example/B',
    html: '<p><a href="https://a.example/B">A</a></p>',
  },
  {
    name: 'aligned columns',
    text: '| a | b |\n|:--|--:|\n| c | d |',
    html: /<th align="left">a<.*<td align="right">d</s,
  },
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
  test(`renders ${name}`, () => {
    const rendered = renderMarkdown(text).html;
    if (typeof html === 'string') expect(rendered).toBe(html);
    else expect(rendered).toMatch(html);
  });
}

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
    for (const { name: tag, attribs } of elementsOf(html)) {
      const wrong = Object.entries(attribs).filter(([name, value]) =>
        /^(href|src|srcset)$/.test(name)
          ? !/^(https?:|mailto:|tel:|#|\/)/.test(value)
          : /^on|^style$|^srcdoc$/.test(name),
      );
      if (!HARMLESS.has(tag) || wrong.length > 0) findings.push(`${input}: ${html}`);
    }
  }
  expect(findings).toEqual([]);
});
