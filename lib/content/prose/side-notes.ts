/** Footnotes as side notes: each stands with the part of the text that first refers to it, and beside it where there is room. */
import type { Element, RootContent } from 'hast';
import { element, elementsOf, hasClass, isElement } from './nodes';

/** The elements within a part of a text, itself included. */
const all = (part: Element): Element[] => [part, ...elementsOf(part).flatMap(all)];

const isReference = ({ properties }: Element) => 'dataFootnoteRef' in properties;
const noteOf = ({ properties }: Element) => String(properties.href).slice(1);

const isHeading = (part: Element) => /^h\d$/.test(part.tagName) || hasClass(part, 'section-heading');

/** The list of notes below a text, by their ids; the text's own order is theirs. */
const notesOf = (section: Element): Map<string, Element> =>
  new Map(
    all(section)
      .filter(({ tagName, properties }) => tagName === 'li' && properties.id)
      .map((item) => [String(item.properties.id), item]),
  );

/** A part of a text with the notes it is the first to refer to; a list that goes on where the last one ended. */
function noted(part: Element, notes: readonly Element[], start: number, label: string): Element {
  const list = element('ol', { className: ['side-notes'], start, ariaLabel: label }, notes);
  return element('div', { className: ['noted'] }, [part, list]);
}

/**
 * @param nodes the parts of a text, with its footnotes in a section at the end
 * @param label what the lists of notes are called
 * @returns the parts with their notes, and no such section; a heading's notes stand with what follows it
 */
export function withSideNotes(nodes: readonly RootContent[], label: string): RootContent[] {
  const section = nodes.filter(isElement).find(({ properties }) => 'dataFootnotes' in properties);
  if (!section) return [...nodes];
  const notes = notesOf(section);

  /** The notes that a part is the first to refer to, and those that they refer to. */
  function take(part: Element): Element[] {
    return all(part)
      .filter(isReference)
      .flatMap((reference) => {
        const id = noteOf(reference);
        const note = notes.get(id);
        notes.delete(id);
        // What a screen reader says of the reference is the note itself.
        reference.properties.ariaDescribedBy = [id];
        return note ? [note, ...take(note)] : [];
      });
  }

  let placed = 0;
  let waiting: Element[] = [];
  const parts = nodes.filter((node) => node !== section);
  const last = parts.findLast(isElement);
  return parts.map((node) => {
    if (!isElement(node)) return node;
    waiting.push(...take(node));
    if (waiting.length === 0 || (isHeading(node) && node !== last)) return node;
    const own = waiting;
    waiting = [];
    placed += own.length;
    return noted(node, own, placed - own.length + 1, label);
  });
}
