/** Blocks of a text: what each becomes, and what is no block. */
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
const draw = (text: string) => renderMarkdown(text, { site }).html.trim();
const told = (text: string) =>
  outlineOf(text).blocks.problems.map(({ line, field, expected, found }) => `${line} ${field}: ${expected}: ${found}`);

for (const [name, { example, label, hint }] of Object.entries(BLOCKS)) {
  test(`the example of ${name} passes the check, is drawn and has words for the manual`, () => {
    const outline = outlineOf(example);
    expect([...outline.blocks.problems, ...outline.blocks.notes]).toEqual([]);
    expect(draw(example)).not.toMatch(/:::|\[!/);
    expect(draw(example)).toMatch(/ class="/);
    expect(`${label} ${hint}`.length).toBeGreaterThan(30);
  });
}

const DRAWN: { name: string; text: string; html: string | RegExp }[] = [
  {
    name: 'a note',
    text: '> [!NOTE]\n> Good *to* know.',
    html: '<div class="note" role="note"><p><strong>Note</strong></p><p>Good <em>to</em> know.</p></div>',
  },
  {
    name: 'a warning',
    text: '> [!warning]\n> - Mind it',
    html: /^<div class="note warning" role="note">.*Warning.*<ul>/s,
  },
  { name: 'a quote as it was', text: '> Words.', html: '<blockquote>\n<p>Words.</p>\n</blockquote>' },
  {
    name: 'a quote with its source',
    text: '> Words.\n>\n> — [Jane](/about), *head*',
    html: /^<figure class="quote"><blockquote>.*<figcaption><a href="\/about">Jane<\/a>, <em>head<\/em><\/figcaption>/s,
  },
  {
    name: 'figures',
    text: ':::figures\n- **99%** of customers\n- **4** offices\n:::',
    html: /^<ul class="figures">\s*<li><strong>99%<\/strong> of customers<\/li>/,
  },
  {
    name: 'a file with its type and size',
    text: ':::file\n[The list](/files/list.pdf)\n:::',
    html: '<p class="file"><a href="/files/list.pdf">The list</a><span> (PDF, 123 kB)</span></p>',
  },
  {
    name: 'a question and its answer',
    text: ':::question[How *long*?]\nA year.\n\n- or two\n:::',
    html: /^<details class="question"><summary>How <em>long<\/em>\?<\/summary><p>A year.<\/p><ul>/,
  },
  {
    name: 'two pictures of one thing',
    text: ':::compare\n![a](/a.svg "Then")\n![b](/b.svg "Now")\n:::',
    html: /^<div class="compare"><figure><img src="\/a.svg" alt="a"><figcaption>Then<\/figcaption><\/figure><figure>.*Now/s,
  },
  {
    name: 'a film as a picture that leads to it',
    text: ':::film[How *it* turned]\n[![Half open](/a.svg)](https://films.example/watch?v=1)\n:::',
    html: '<figure class="film"><a href="https://films.example/watch?v=1" class="film-still" data-player="https://films.example/embed/1" data-title="How it turned"><img src="/a.svg" alt="Half open"><span class="film-play">Play</span></a><figcaption>How <em>it</em> turned</figcaption></figure>',
  },
  {
    name: 'a button',
    text: ':::button\n[Talk to us](/contact)\n:::',
    html: '<p><a href="/contact" class="button button-brand">Talk to us</a></p>',
  },
  {
    name: 'code in colours',
    text: '```json\n{ "a": 1 } // <b>\n```',
    html: /<code class="language-json">.*<span class="code-name">"a"<\/span>.*&#x3C;b>/s,
  },
  {
    name: 'code of no known language',
    text: '```xyz\n<b>\n```',
    html: /<code class="language-xyz">&#x3C;b>\n<\/code>/,
  },
  {
    name: 'bars with their numbers',
    text: ':::chart[Days]\n| Step | Days |\n|---|---|\n| One | 1,000 |\n| Two | 250 |\n:::',
    html: /<figcaption>Days<\/figcaption>.*<td>One<\/td>\s*<td><svg [^>]*aria-hidden="true".*<rect x="0" y="14" width="100".*<span>1,000<\/span>.*width="25"/s,
  },
  {
    name: 'shares, each where the one before ends',
    text: ':::chart[Work]{kind=share}\n| Part | % |\n|---|---|\n| Build | 75 |\n| Run | 25 |\n:::',
    html: /class="chart chart-share".*<rect x="0" y="14" width="75".*<rect x="75" y="14" width="25"/s,
  },
  {
    name: 'a line, its names side by side',
    text: ':::chart[Work]{kind=line}\n| Year | n |\n|---|---|\n| 2023 | 1 |\n| 2024 | 2 |\n:::',
    html: /<tr>\s*<th>Year<\/th>\s*<th>2023<\/th>\s*<th>2024<\/th>\s*<\/tr>.*d="M50 51L150 8".*d="M-50 51L50 8"/s,
  },
];

for (const { name, text, html } of DRAWN) {
  test(`draws ${name}`, () => {
    if (typeof html === 'string') expect(draw(text)).toBe(html);
    else expect(draw(text)).toMatch(html);
  });
}

test('colons of ordinary texts are words', () => {
  const texts = [
    'At 10:30, ratio 3:1, :smile: and a:b{c=d}',
    'Note: this :name[label]{key=value} stays',
    'std::vector and ::before in a line',
    'http://[::1]:3000/ and C::D',
    '- Time: 9:00, with three ::: within the line :::',
    '`:::note`',
    '    :::code\n    :::',
    'Term\n: of a list, some say',
  ];
  for (const text of texts) {
    expect(told(text), text).toEqual([]);
    const words = draw(text).replace(/<[^>]+>/g, '');
    expect(words.match(/:/g)?.length, text).toBe(text.match(/:/g)?.length);
  }
});

test('code of an unknown language is a note with the nearest name, and stops nothing', () => {
  const { problems, notes } = outlineOf('```pyton\na\n```').blocks;
  expect(problems).toEqual([]);
  expect(notes).toMatchObject([{ line: 1, field: 'code.language', expected: expect.stringMatching(/"python"/) }]);
});

test('read without this site, a block is what stands between its colons, under its title', () => {
  const plain = (text: string) => withEdits(text, withoutColons(parseMarkdown(text)));
  expect(plain('One\n\n:::button\n[a](/b)\n:::\n\nTwo')).toBe('One\n\n[a](/b)\n\nTwo');
  expect(plain(':::question[Why *so*?]{x=y}\nBecause.\n\n- of it\n:::\n')).toBe(
    '**Why *so*?**\n\nBecause.\n\n- of it\n',
  );
  expect(plain('::::question[Why?]\n:::button\n[a](/b)\n:::\n::::')).toBe('**Why?**\n\n[a](/b)');
  expect(plain('> :::button\n> [a](/b)\n> :::\n')).toBe('> [a](/b)\n');
  expect(plain('> [!NOTE]\n> One')).toBe('> [!NOTE]\n> One');
  expect(plain(':::diagram[The way]{kind=steps}\n1. One\n2. Two\n:::\n')).toBe('**The way**\n\n1. One\n2. Two\n');
});
