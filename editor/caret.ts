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

/** @param isWithin whether the words can be within others, such as those of a link */
const isAt =
  ({ words }: TextPlace, isWithin: boolean) =>
  (part: { words: string }) =>
    isWithin ? part.words.includes(words) : part.words === words;

export const findPart = (place: TextPlace, texts: Iterable<Element>, isWithin = false): Element | undefined =>
  listParts(texts).filter(isAt(place, isWithin))[place.nth]?.part;

/** A field of a block in a text, such as the rows of a table. */
type BlockField = HTMLInputElement | HTMLTextAreaElement;

/** Returns the cells of a table that is written as text, each with the words that the page shows of it, and its end. */
const listCells = ({ value }: BlockField): { words: string; start: number; end: number }[] =>
  [...value.matchAll(/[^|\n]+/g)].map(({ 0: cell, index }) => ({
    words: tidy(cell.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*|[*`~]/g, '')),
    start: index,
    end: index + cell.trimEnd().length,
  }));

/** Returns the place of the caret in a text that is being edited, or in a field of a block in it. */
export function caretIn(text: Element | null): TextPlace | undefined {
  const active = document.activeElement;
  if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) {
    const at = active.selectionStart ?? 0;
    const words = listCells(active).findLast(({ start }) => start <= at)?.words;
    return words ? { words, nth: 0 } : undefined;
  }
  const node = document.getSelection()?.anchorNode;
  return text ? placeOf(node instanceof Element ? node : node?.parentElement, [text]) : undefined;
}

/**
 * Puts the caret at the end of a part of a text, or of the same words in a field of a block.
 * @param isWithin whether the words can be within others, such as those of a link
 * @returns whether the form has them
 */
export function placeCaret(text: Element | null, place: TextPlace, isWithin = false): boolean {
  const part = text && findPart(place, [text], isWithin);
  if (part) {
    part.scrollIntoView({ block: 'center' });
    const selection = document.getSelection();
    selection?.selectAllChildren(part);
    selection?.collapseToEnd();
    return true;
  }
  for (const field of text?.querySelectorAll<BlockField>('input, textarea') ?? []) {
    const end = listCells(field).find(isAt(place, isWithin))?.end;
    if (end === undefined) continue;
    field.setSelectionRange(end, end);
    field.focus();
    return true;
  }
  return false;
}
