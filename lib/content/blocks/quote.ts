import type { PhrasingContent, RootContent } from 'mdast';
import { z } from 'zod';
import { defineBlock } from './define-block';
import { element, needed, textNode, textOf } from './nodes';

const DASH = /^(—|–|--) */;

function sourceOf(node: RootContent | undefined): PhrasingContent[] | undefined {
  const [opening, ...rest] = node?.type === 'paragraph' ? node.children : [];
  if (opening?.type !== 'text' || !DASH.test(opening.value)) return undefined;
  return [textNode(opening.value.replace(DASH, '')), ...rest];
}

export const quote = defineBlock('quote', {
  label: 'Quote with its source',
  hint: 'A quote whose last paragraph starts with a dash and names its source. The name may be a link.',
  example: '> It worked on the first Monday. Nobody rang.\n>\n> — Head of operations, a logistics company',
  schema: z.strictObject({ source: needed('the source of the quote, after the dash') }),
  read(node) {
    if (node.type !== 'blockquote' || node.children.length < 2) return undefined;
    const source = sourceOf(node.children.at(-1));
    if (!source) return undefined;
    const value = { source: source.map((part) => textOf(part)).join('') };
    return { value, parts: { said: node.children.slice(0, -1), source } };
  },
  render: (_, { said, source }) => [
    element('figure', { className: ['quote'] }, [
      { type: 'blockquote', children: said },
      element('figcaption', {}, source),
    ]),
  ],
});
