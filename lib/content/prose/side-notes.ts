import type { Emphasis, FootnoteDefinition, Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { element, isElement, onLines, textNode } from '../blocks/nodes';

type Note = { id: string; number: number; definition: FootnoteDefinition; references: string[] };

/** Puts each footnote next to the part that first refers to it. A heading's footnotes follow the next part. */
export function withSideNotes(nodes: RootContent[], label: string): RootContent[] {
  const notes = new Map<string, Note>();
  const root: Root = { type: 'root', children: nodes };
  visit(root, 'footnoteDefinition', (definition) => {
    const id = encodeURI(definition.identifier);
    if (!notes.has(id)) notes.set(id, { id, number: 0, definition, references: [] });
  });
  if (notes.size === 0) return nodes;
  let count = 0;

  function replaceReferences(part: Nodes): Note[] {
    const first: Note[] = [];
    visit(part, 'footnoteReference', ({ identifier }, index, parent) => {
      const note = notes.get(encodeURI(identifier));
      if (!note || !parent || index === undefined) return;
      if (note.references.length === 0) {
        count += 1;
        note.number = count;
        first.push(note);
      }
      parent.children[index] = referenceTo(note);
    });
    return [...first, ...first.flatMap(({ definition }) => replaceReferences(definition))];
  }

  const parts = nodes.filter(({ type }) => type !== 'definition' && type !== 'footnoteDefinition');
  const last = parts.at(-1);
  let pending: Note[] = [];
  const lists = new Map<RootContent, readonly Note[]>();
  for (const part of parts) {
    pending.push(...replaceReferences(part));
    if (pending.length === 0 || (isHeading(part) && part !== last)) continue;
    lists.set(part, pending);
    pending = [];
  }
  return parts.map((part) => {
    const notes = lists.get(part);
    return notes ? noted(part, notes, label) : part;
  });
}

const isHeading = (part: RootContent) => part.type === 'heading' || isElement(part, 'div', 'section-heading');

/** Returns a link whose accessible description is the note. */
function referenceTo({ id, number, references }: Note): Emphasis {
  const reference = `user-content-fnref-${id}${references.length > 0 ? `-${references.length + 1}` : ''}`;
  references.push(reference);
  const note = `user-content-fn-${id}`;
  const link = { href: `#${note}`, id: reference, dataFootnoteRef: '', ariaDescribedBy: [note] };
  return element('sup', {}, [element('a', link, [textNode(String(number))])]);
}

function noted(part: RootContent, notes: readonly Note[], label: string): Emphasis {
  const list = { className: ['side-notes'], start: notes[0]?.number, ariaLabel: label };
  return element('div', { className: ['noted'] }, [part, element('ol', list, notes.map(itemOf))]);
}

function itemOf({ id, number, definition, references }: Note): Emphasis {
  const back = references.flatMap((reference, index) => [textNode(' '), backTo(reference, number, index + 1)]);
  const last = definition.children.at(-1);
  const parts: Nodes[] =
    last?.type === 'paragraph'
      ? [...definition.children.slice(0, -1), { ...last, children: [...last.children, ...back] }]
      : [...definition.children, ...back];
  return element('li', { id: `user-content-fn-${id}` }, onLines(parts));
}

/** Renders the same labels and characters as mdast-util-to-hast, which renders the footnotes of feeds. */
function backTo(reference: string, number: number, use: number): Emphasis {
  const ariaLabel = `Back to reference ${number}${use > 1 ? `-${use}` : ''}`;
  const link = { href: `#${reference}`, dataFootnoteBackref: '', ariaLabel, className: ['data-footnote-backref'] };
  const sign = use > 1 ? [element('sup', {}, [textNode(String(use))])] : [];
  return element('a', link, [textNode('↩'), ...sign]);
}
