/** Blocks of a text: what each becomes on a page. */
import { expect, test } from '@playwright/test';
import { BLOCKS } from '../../lib/content/blocks';
import { renderMarkdown } from '../../lib/content/markdown';
import { outlineOf } from '../../lib/content/outline';
import { expectMatch, readCases } from '../support/cases';

const site = {
  labels: {
    playFilm: 'Play',
    sectionLink: 'Link to',
    footnotes: 'Footnotes',
  },
  language: 'en-AU',
  sizeOf: () => 123_456,
};
const render = (text: string) => renderMarkdown(text, { site }).html.trim();

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
