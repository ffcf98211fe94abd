import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { containerOf, focusIn } from './nodes';

export type Edit = { start: number; end: number; text: string };

const startOf = (node: Nodes | undefined) => node?.position?.start.offset ?? 0;
const endOf = (node: Nodes | undefined) => node?.position?.end.offset ?? 0;

/** Removes the colons of every block; its title stays as a bold line. */
export function withoutColons(root: Root): Edit[] {
  const edits: Edit[] = [];
  visit(root, 'containerDirective', (node) => {
    const { labelParts = [], children = [] } = containerOf(node, node.name) ?? {};
    const first = children[0];
    const last = children.at(-1);
    if (!first) return;
    const label = labelParts[0];
    if (label) {
      edits.push({ start: startOf(node), end: startOf(label), text: '**' });
      edits.push({ start: endOf(labelParts.at(-1)), end: startOf(first), text: '**\n\n' });
    } else edits.push({ start: startOf(node), end: startOf(first), text: '' });
    edits.push({ start: endOf(last), end: endOf(node), text: '' });
    if (node.name !== 'gallery') return;
    visit(node, 'text', (node, place = 0, parent) => {
      const isBehind = parent?.children[place - 1]?.type.startsWith('image') ?? false;
      if (isBehind && focusIn(node) !== undefined)
        edits.push({ start: startOf(node), end: startOf(node) + node.value.trimEnd().length, text: '' });
    });
  });
  return edits;
}

export const withEdits = (text: string, edits: readonly Edit[]): string =>
  // Starts at the end, so that earlier offsets stay valid. An image may be in a link.
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, text: instead }) => result.slice(0, start) + instead + result.slice(end), text);
