/** Blocks of a text: what each becomes, on a page and elsewhere. */
import { expect, test } from '@playwright/test';
import { BLOCKS } from '../../lib/content/blocks';
import { withEdits, withoutColons } from '../../lib/content/blocks/plain';
import { renderMarkdown } from '../../lib/content/markdown';
import { outlineOf, parseMarkdown } from '../../lib/content/outline';

const site = {
  labels: {
    note: 'Note',
    warning: 'Warning',
    enlarge: 'Enlarge',
    closePicture: 'Close picture',
    playFilm: 'Play',
    sectionLink: 'Link to',
    footnotes: 'Footnotes',
  },
  language: 'en-AU',
  sizeOf: () => 123_456,
  playerOf: (film: string) => film.replace('watch?v=', 'embed/'),
};
const render = (text: string) => renderMarkdown(text, { site }).html.trim();
const plain = (text: string) => withEdits(text, withoutColons(parseMarkdown(text)));

test('renders the valid example of each block, which has a label and a hint for the manual', () => {
  for (const [name, { example, label, hint }] of Object.entries(BLOCKS)) {
    const { problems, notes } = outlineOf(example).blocks;
    expect.soft([...problems, ...notes], name).toEqual([]);
    expect.soft(render(example), name).not.toMatch(/:::|\[!/);
    expect.soft(render(example), name).toMatch(/ class="/);
    expect.soft(`${label} ${hint}`.length, name).toBeGreaterThan(30);
  }
});

const RENDERED: readonly (readonly [text: string, html: string | RegExp])[] = [
  [
    '> [!NOTE]\n> Good *to* know.',
    '<div class="note" role="note"><p><strong>Note</strong></p><p>Good <em>to</em> know.</p></div>',
  ],
  ['> [!warning]\n> - Mind it', /^<div class="note warning" role="note">.*Warning.*<ul>/s],
  ['> Words.', '<blockquote>\n<p>Words.</p>\n</blockquote>'],
  [
    '> Words.\n>\n> — [Jane](/about), *head*',
    /^<figure class="quote"><blockquote>.*<figcaption><a href="\/about">Jane<\/a>, <em>head<\/em><\/figcaption>/s,
  ],
  [
    ':::figures\n- **99%** of customers\n- **4** offices\n:::',
    /^<ul class="figures">\s*<li><strong>99%<\/strong> of customers<\/li>/,
  ],
  [
    ':::file\n[The list](/files/list.pdf)\n:::',
    '<p class="file"><a href="/files/list.pdf">The list</a><span> (PDF, 123 kB)</span></p>',
  ],
  [
    ':::question[How *long*?]\nA year.\n\n- or two\n:::',
    /^<details class="question"><summary>How <em>long<\/em>\?<\/summary><p>A year.<\/p><ul>/,
  ],
  [
    ':::compare\n![a](/a.svg "Then")\n![b](/b.svg "Now")\n:::',
    /^<div class="compare"><figure><img src="\/a.svg" alt="a"><figcaption>Then<\/figcaption><\/figure><figure>.*Now/s,
  ],
  [
    ':::film[How *it* turned]\n[![Half open](/a.svg)](https://films.example/watch?v=1)\n:::',
    '<figure class="film"><a href="https://films.example/watch?v=1" class="film-still" data-player="https://films.example/embed/1" data-title="How it turned"><img src="/a.svg" alt="Half open"><span class="film-play">Play</span></a><figcaption>How <em>it</em> turned</figcaption></figure>',
  ],
  [':::button\n[Talk to us](/contact)\n:::', '<p><a href="/contact" class="button button-brand">Talk to us</a></p>'],
  ['```json\n{ "a": 1 } // <b>\n```', /<code class="language-json">.*<span class="code-name">"a"<\/span>.*&#x3C;b>/s],
  ['```xyz\n<b>\n```', /<code class="language-xyz">&#x3C;b>\n<\/code>/],
  [
    ':::chart[Days]\n| Step | Days |\n|---|---|\n| One | 1,000 |\n| Two | 250 |\n:::',
    /<figcaption>Days<\/figcaption>.*<td>One<\/td>\s*<td><svg [^>]*aria-hidden="true".*<rect x="0" y="14" width="100".*<span>1,000<\/span>.*width="25"/s,
  ],
  [
    ':::chart[Work]{kind=share}\n| Part | % |\n|---|---|\n| Build | 75 |\n| Run | 25 |\n:::',
    /class="chart chart-share".*<rect x="0" y="14" width="75".*<rect x="75" y="14" width="25"/s,
  ],
  [
    ':::chart[Work]{kind=line}\n| Year | n |\n|---|---|\n| 2023 | 1 |\n| 2024 | 2 |\n:::',
    /<tr>\s*<th>Year<\/th>\s*<th>2023<\/th>\s*<th>2024<\/th>\s*<\/tr>.*d="M50 51L150 8".*d="M-50 51L50 8"/s,
  ],
  [
    ':::diagram[The *way*]{kind=ring}\n1. **Return.** One\n2. **Repair**\n3. **Release:** Three\n:::',
    /^<figure class="diagram diagram-ring"><figcaption>The <em>way<\/em><\/figcaption><svg [^>]*aria-hidden="true">.*<text [^>]*>1<\/text><text [^>]*class="name">Return<\/text>.*>Release<\/text><\/svg><ol>\s*<li><strong>Return\.<\/strong> One<\/li>/s,
  ],
  [':::diagram[A]{kind=ring}\n- **a**\n- **b**\n- **c**\n:::', /<\/svg><ol>\s*<li><strong>a<\/strong><\/li>/],
  [
    ':::diagram[Two]{kind=steps}\n1. The ground\n2. The *traffic*\n:::',
    /^<figure class="diagram diagram-steps">.*<ol>\s*<li>\s*<svg .*<\/svg>\s*<p>The ground<\/p>\s*<\/li>\s*<li>\s*<svg .*<\/svg>\s*<p>The <em>traffic<\/em><\/p>\s*<\/li>/s,
  ],
  [
    ':::diagram[Found]{kind=deck}\n- [x] One\n- [ ] Two\n- [x] Three\n:::',
    /<li>\s*<svg .*class="bold" .*<p><input type="checkbox" disabled checked class="sr-only">One<\/p>\s*<\/li>\s*<li>\s*<svg .*class="dash".*<p><input type="checkbox" disabled class="sr-only">Two<\/p>/s,
  ],
  [
    ':::gallery\n![A](/a.jpg "T") focus: 30% 20%\n![B](/b.jpg)\n:::',
    /^(?!.*30%).*<figure class="focus-x-3 focus-y-2"><img src="\/a\.jpg".*<figure><img src="\/b\.jpg"/s,
  ],
];

test('renders each block', () => {
  for (const [text, html] of RENDERED) {
    if (typeof html === 'string') expect.soft(render(text), text).toBe(html);
    else expect.soft(render(text), text).toMatch(html);
  }
});

test('renders a block without this site as what is between its colons, under its title', () => {
  expect(plain('One\n\n:::button\n[a](/b)\n:::\n\nTwo')).toBe('One\n\n[a](/b)\n\nTwo');
  expect(plain(':::question[Why *so*?]{x=y}\nBecause.\n\n- of it\n:::\n')).toBe(
    '**Why *so*?**\n\nBecause.\n\n- of it\n',
  );
  expect(plain('::::question[Why?]\n:::button\n[a](/b)\n:::\n::::')).toBe('**Why?**\n\n[a](/b)');
  expect(plain('> :::button\n> [a](/b)\n> :::\n')).toBe('> [a](/b)\n');
  expect(plain('> [!NOTE]\n> One')).toBe('> [!NOTE]\n> One');
  expect(plain(':::diagram[The way]{kind=steps}\n1. One\n2. Two\n:::\n')).toBe('**The way**\n\n1. One\n2. Two\n');
  expect(plain(':::figures\n- **3** focus: fewer projects\n- **4** offices\n:::')).toContain('focus: fewer projects');
  const gallery = ':::gallery\n![A](/a.jpg "T") focus: 30% 20%\n![B](/b.jpg)\n:::';
  for (const text of [gallery, `::::question[Where?]\n${gallery}\n::::`])
    expect(plain(text)).toContain('![A](/a.jpg "T")\n![B](/b.jpg)');
});
