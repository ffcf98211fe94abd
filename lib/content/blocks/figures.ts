import { z } from 'zod';
import { line } from '../../definitions/fields';
import { defineContainer } from './define-block';
import { excessText, needed, nothingElse, textOf } from './nodes';

const item = z.strictObject({
  number: needed('a figure in bold first: - **99%** customer satisfaction'),
  label: needed('what the figure counts, after it').pipe(line),
});

export const figures = defineContainer('figures', {
  label: 'Figures',
  hint: 'One to six large figures: a list, each item with its figure in bold and what it counts.',
  example: ':::figures\n- **99%** customer satisfaction\n- **24** hours of support a day\n:::',
  schema: z.strictObject({
    items: z.array(item).min(1).max(6),
    rest: nothingElse('one list of figures and nothing else'),
  }),
  read({ children }) {
    const list = children.find((child) => child.type === 'list');
    const items = list?.children ?? [];
    const value = {
      items: items.map(({ children: [first] }) => {
        const [bold, ...others] = first?.type === 'paragraph' ? first.children : [];
        const number = bold?.type === 'strong' ? textOf(bold) : '';
        return { number, label: textOf(others).trim() };
      }),
      ...excessText(children, list),
    };
    return { value, parts: list, items };
  },
  render: (_, list) => (list ? [{ ...list, spread: false, data: { hProperties: { className: ['figures'] } } }] : []),
});
