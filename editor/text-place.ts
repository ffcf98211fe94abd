/** Where a caret is in a text, in words that the form and the page share. */

export type TextPlace = {
  /** The words of a paragraph, a heading, an item of a list or a cell. */
  words: string;
  /** How many parts with the same words are before it. */
  nth: number;
};

const PARTS = 'p, li, h2, h3, h4, h5, h6, td, th, pre, figcaption, summary, a.button';
const INNER = 'p, li, ul, ol, table, pre';

export const tidy = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** A line of the Markdown ends with an element in the form, and with a space on the page. */
const readNode = (node: Node) => (node.nodeName === 'BR' ? ' ' : node.textContent);

/** Returns the words of a part without those of parts in it: an item has the next level of its list inside. */
const ownWords = (part: Element): string =>
  tidy(
    [...part.childNodes].map((node) => (node instanceof Element && node.matches(INNER) ? '' : readNode(node))).join(''),
  );

function listParts(texts: Iterable<Element>): { part: Element; words: string }[] {
  const parts = [...texts].flatMap((text) => [...text.querySelectorAll(PARTS)]);
  return parts.map((part) => ({ part, words: ownWords(part) })).filter(({ words }) => words !== '');
}

/** Returns the place of an element in a text, which may be in several elements. */
export function placeOf(element: Element | null | undefined, texts: Iterable<Element>): TextPlace | undefined {
  const part = element?.closest(PARTS);
  const words = part ? ownWords(part) : '';
  if (!part || words === '') return undefined;
  const equal = listParts(texts).filter((other) => other.words === words);
  const nth = equal.findIndex((other) => other.part === part);
  return nth < 0 ? undefined : { words, nth };
}

export const findPart = ({ words, nth }: TextPlace, texts: Iterable<Element>): Element | undefined =>
  listParts(texts).filter((other) => other.words === words)[nth]?.part;

/** Returns the cells of a table that is written as text, each with the words that the page shows of it, and its end. */
export const listCells = (value: string): { words: string; start: number; end: number }[] =>
  [...value.matchAll(/[^|\n]+/g)].map(({ 0: cell, index }) => ({
    words: tidy(cell.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*|[*`~]/g, '')),
    start: index,
    end: index + cell.trimEnd().length,
  }));
