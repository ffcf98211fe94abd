import type { Blockquote, RootContent } from 'mdast';
import { z } from 'zod';
import { defineBlock } from './define-block';
import { element, needed, paragraph, textNode, textOf } from './nodes';

/** Matches the first line of a note: https://github.com/orgs/community/discussions/16925 */
const MARK = /^\[!([^\]\n]*)\](?: *\n|$)/;

const KINDS = ['NOTE', 'WARNING'] as const;

function markOf(node: RootContent): RegExpExecArray | undefined {
  if (node.type !== 'blockquote') return undefined;
  const [first] = node.children;
  const [opening] = first?.type === 'paragraph' ? first.children : [];
  return (opening?.type === 'text' && MARK.exec(opening.value)) || undefined;
}

function withoutMark({ children }: Blockquote, mark: string): RootContent[] {
  const [first, ...rest] = children;
  if (first?.type !== 'paragraph') return rest;
  const [opening, ...others] = first.children;
  const left = opening?.type === 'text' ? opening.value.slice(mark.length) : '';
  const parts = left === '' ? others : [textNode(left), ...others];
  return parts.length > 0 ? [paragraph(parts), ...rest] : rest;
}

export const note = defineBlock('note', {
  label: 'Note and warning',
  hint: 'A few sentences in a box. `[!NOTE]` is for advice, `[!WARNING]` for what can go wrong.',
  example: '> [!NOTE]\n> The old system stays readable for a year.',
  kinds: KINDS,
  schema: z.strictObject({ kind: z.enum(KINDS), text: needed('some words, on the lines below, each after >') }),
  read(node) {
    const mark = markOf(node);
    if (!mark || node.type !== 'blockquote') return undefined;
    const parts = withoutMark(node, mark[0]);
    return { value: { kind: mark[1]?.toUpperCase(), text: parts.map((part) => textOf(part)).join(' ') }, parts };
  },
  render({ kind }, parts, { labels }) {
    const isWarning = kind === 'WARNING';
    const label = element('strong', {}, [textNode(isWarning ? labels.warning : labels.note)]);
    return [
      element('div', { className: isWarning ? ['note', 'warning'] : ['note'], role: 'note' }, [
        paragraph([label]),
        ...parts,
      ]),
    ];
  },
});
