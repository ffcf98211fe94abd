import type { PhrasingContent, RootContent } from 'mdast';
import { z } from 'zod';
import { defineBlock } from './define-block';
import { onOneLine } from './form';
import { describeRest, element, findLine, needed, onLines, readText, textNode } from './nodes';

const DASH = /^(—|–|--) */;

function findSource(node: RootContent | undefined): PhrasingContent[] | undefined {
  const [opening, ...rest] = node?.type === 'paragraph' ? node.children : [];
  if (opening?.type !== 'text' || !DASH.test(opening.value)) return undefined;
  return [textNode(opening.value.replace(DASH, '')), ...rest];
}

export const quote = defineBlock('quote', {
  label: 'Quote with its source',
  hint: 'A quote whose last paragraph starts with a dash and names its source. The name may be a link.',
  example: '> It worked on the first Monday. Nobody rang.\n>\n> — Head of operations, a logistics company',
  form: {
    fields: [
      { name: 'quote', label: 'Quote', hint: 'An empty line starts a new paragraph.', widget: 'text' },
      { name: 'source', label: 'Source', hint: 'Such as Head of operations, a logistics company.', widget: 'string' },
    ],
    // Lines of a quote before the last, which starts with a dash.
    pattern: /^(?<quote>(?:>[^\n]*\n)+?)>\s*\n> (?:—|–|--) *(?<source>[^\n]*)$(?!\n>)/m,
    read: ({ quote = '', source }) => ({ quote: quote.replace(/^> ?/gm, '').trim(), source }),
    write: ({ quote, source }) => {
      const lines = typeof quote === 'string' ? quote.trim().split('\n') : [''];
      return [...lines, '', `— ${onOneLine(source)}`].map((words) => `> ${words}`.trimEnd()).join('\n');
    },
  },
  schema: z.strictObject({
    quote: needed('the words of the quote, above its source'),
    source: needed('the source of the quote, after the dash'),
  }),
  findContainer(node) {
    const children = node.type === 'blockquote' ? node.children : [];
    const labelParts = findSource(children.at(-1));
    if (!labelParts) return undefined;
    const label = labelParts.map((part) => readText(part)).join('');
    return { label, labelParts, attributes: {}, children: children.slice(0, -1), line: findLine(node) };
  },
  read: ({ label: source, labelParts, children: said }) => ({
    value: { quote: describeRest(said), source },
    parts: { said, source: labelParts },
  }),
  render: (_, { said, source }) => [
    element('figure', { className: ['quote'] }, [
      element('blockquote', {}, onLines(said)),
      element('figcaption', {}, source),
    ]),
  ],
});
