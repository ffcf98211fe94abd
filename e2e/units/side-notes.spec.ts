/** Footnotes as side notes, each next to the part of a text that first refers to it. */
import { expect, test } from '@playwright/test';
import { renderMarkdown } from '../../lib/content/markdown';
import { type Element, elementsOf } from '../../scripts/support/html';

const childrenOf = ({ children }: Element) => children.filter((node): node is Element => 'attribs' in node);

function placed(markdown: string): string[] {
  const parts = elementsOf(renderMarkdown(markdown).prose).filter(({ parent }) => parent?.type === 'root');
  return parts.map((part) => {
    const [first, list] = childrenOf(part);
    if (part.attribs.class !== 'noted') return nameOf(part);
    const ids = list && childrenOf(list).map((item) => item.attribs.id?.slice(-1));
    return `${first && nameOf(first)} ${list?.attribs.start}: ${ids}`;
  });
}

const nameOf = (part: Element) => childrenOf(part).find(({ name }) => name === 'h2')?.name ?? part.name;

test('puts a note next to the first part that refers to it, in continued numbers', () => {
  const text = 'One[^a] two[^b].\n\nThree.\n\n- Four[^c]\n\nFive[^a].\n\n[^a]: A\n[^b]: B\n[^c]: C';
  expect(placed(text)).toEqual(['p 1: a,b', 'p', 'ul 3: c', 'p']);
});

test('puts the note of a heading next to the following part, or next to the last heading', () => {
  expect(placed('## One[^a]\n\nTwo[^b].\n\n[^a]: A\n[^b]: B')).toEqual(['h2', 'p 1: a,b']);
  expect(placed('One.\n\n## Two[^a]\n\n[^a]: A')).toEqual(['p', 'h2 1: a']);
});

test('puts a note of another note next to it', () => {
  expect(placed('One[^a].\n\nTwo.\n\n[^a]: A[^b]\n[^b]: B')).toEqual(['p 1: a,b', 'p']);
});

test('leaves a text without notes unchanged', () => {
  expect(placed('# One\n\nTwo.')).toEqual(['h1', 'p']);
});
