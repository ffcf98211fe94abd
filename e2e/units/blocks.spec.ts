/** Blocks of a text: what each becomes, on a page and elsewhere. */
import { expect, test } from '@playwright/test';
import { BLOCKS } from '../../lib/content/blocks';
import { withEdits, withoutColons } from '../../lib/content/blocks/plain';
import { renderMarkdown } from '../../lib/content/markdown';
import { outlineOf, parseMarkdown } from '../../lib/content/outline';
import { expectMatch, readCases } from '../support/cases';

const site = {
  labels: {
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
    expect.soft(outlineOf(example).blocks, name).toEqual([]);
    expect.soft(render(example), name).not.toMatch(/:::/);
    expect.soft(render(example), name).toMatch(/ class="/);
    expect.soft(`${label} ${hint}`.length, name).toBeGreaterThan(30);
  }
});

test('renders each block', () => {
  for (const [text, html] of readCases('blocks')) expectMatch(render(text), html, text);
});

test('renders a block without this site as what is between its colons, under its title', () => {
  expect(plain('One\n\n:::button\n[a](/b)\n:::\n\nTwo')).toBe('One\n\n[a](/b)\n\nTwo');
  expect(plain(':::question[Why *so*?]{x=y}\nBecause.\n\n- of it\n:::\n')).toBe(
    '**Why *so*?**\n\nBecause.\n\n- of it\n',
  );
  expect(plain('::::question[Why?]\n:::button\n[a](/b)\n:::\n::::')).toBe('**Why?**\n\n[a](/b)');
  expect(plain('> :::button\n> [a](/b)\n> :::\n')).toBe('> [a](/b)\n');
  expect(plain(':::diagram[The way]{kind=steps}\n1. One\n2. Two\n:::\n')).toBe('**The way**\n\n1. One\n2. Two\n');
  const gallery = ':::gallery\n![A](/a.jpg "T") focus: 30% 20%\n![B](/b.jpg)\n:::';
  for (const text of [gallery, `::::question[Where?]\n${gallery}\n::::`])
    expect(plain(text)).toContain('![A](/a.jpg "T")\n![B](/b.jpg)');
});
