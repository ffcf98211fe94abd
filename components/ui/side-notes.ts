/** Footnotes as side notes: each stands with the part of the text that first refers to it, and beside it where there is room. */
import { type DOMNode, Element } from 'html-react-parser';

type Node = Element['children'][number];

const isElement = (node: Node): node is Element => 'attribs' in node;

/** The elements within a part of a text, itself included. */
const all = (node: Node): Element[] => (isElement(node) ? [node, ...node.children.flatMap(all)] : []);

const isReference = ({ attribs }: Element) => 'data-footnote-ref' in attribs;
const noteOf = ({ attribs }: Element) => attribs.href?.slice(1) ?? '';

/** The list of notes below a text, by their ids; the text's own order is theirs. */
const notesOf = (section: Element): Map<string, Element> =>
  new Map(
    all(section)
      .filter(({ name, attribs }) => name === 'li' && attribs.id)
      .map((item) => [item.attribs.id ?? '', item]),
  );

/** A part of a text with the notes it is the first to refer to; a list that goes on where the last one ended. */
function noted(part: Element, notes: readonly Element[], start: number, label: string): Element {
  const attributes = { class: 'side-notes', start: String(start), 'aria-label': label };
  const list = new Element('ol', attributes, [...notes]);
  return new Element('div', { class: 'noted' }, [part, list]);
}

/**
 * @param nodes the parts of a text, with its footnotes in a section at the end
 * @param label what the lists of notes are called
 * @returns the parts with their notes, and no such section; a heading's notes stand with what follows it
 */
export function withSideNotes(nodes: readonly DOMNode[], label: string): DOMNode[] {
  const section = nodes.filter(isElement).find(({ attribs }) => 'data-footnotes' in attribs);
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
        reference.attribs['aria-describedby'] = id;
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
    if (waiting.length === 0 || (/^h\d$/.test(node.name) && node !== last)) return node;
    const own = waiting;
    waiting = [];
    placed += own.length;
    return noted(node, own, placed - own.length + 1, label);
  });
}
