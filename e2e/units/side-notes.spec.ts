/** Footnotes as side notes: each stands with the part of a text that first refers to it. */
import { expect, test } from '@playwright/test';
import { type Element, htmlToDOM } from 'html-react-parser';
import { withSideNotes } from '../../components/ui/side-notes';
import { renderMarkdown } from '../../lib/content/markdown';

const isElement = (node: object): node is Element => 'attribs' in node;

/** The parts of a text with the ids of the notes beside each, and the number the list beside it starts with. */
function placed(markdown: string): string[] {
  const parts = withSideNotes(htmlToDOM(renderMarkdown(markdown).html), 'Footnotes').filter(isElement);
  return parts.map(({ name, attribs, children }) => {
    if (attribs.class !== 'noted') return name;
    const [part, list] = children.filter(isElement);
    const ids = list?.children.flatMap((item) => (isElement(item) ? [item.attribs.id?.slice(-1)] : []));
    return `${part?.name} ${list?.attribs.start}: ${ids}`;
  });
}

test('a note stands with the first part that refers to it, numbered on', () => {
  const text = 'One[^a] two[^b].\n\nThree.\n\n- Four[^c]\n\nFive[^a].\n\n[^a]: A\n[^b]: B\n[^c]: C';
  expect(placed(text)).toEqual(['p 1: a,b', 'p', 'ul 3: c', 'p']);
});

test('that of a heading stands with what follows it, and with the heading where nothing does', () => {
  expect(placed('## One[^a]\n\nTwo[^b].\n\n[^a]: A\n[^b]: B')).toEqual(['h2', 'p 1: a,b']);
  expect(placed('One.\n\n## Two[^a]\n\n[^a]: A')).toEqual(['p', 'h2 1: a']);
});

test('a note that only another note refers to stands with that', () => {
  expect(placed('One[^a].\n\nTwo.\n\n[^a]: A[^b]\n[^b]: B')).toEqual(['p 1: a,b', 'p']);
});

test('a text without notes is as it was', () => {
  expect(placed('# One\n\nTwo.')).toEqual(['h1', 'p']);
});
