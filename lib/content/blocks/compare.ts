import { z } from 'zod';
import { defineContainer } from './define-block';
import { figuresOf } from './gallery';
import { needed, nothingElse, readPictures } from './nodes';

const picture = z.strictObject({
  alt: needed('words for those who cannot see it: ![What it shows](…)'),
  title: needed('what it is called, in quotes: ![What it shows](… "Before")'),
});

export const compare = defineContainer('compare', {
  label: 'Before and after',
  hint: 'Two images of the same thing next to each other, each with its name in quotes. Each opens large.',
  example:
    ':::compare\n![A bridge with a span missing](/drawings/missing-span.svg "Before")\n![The same river, crossed](/drawings/financial-services.svg "After")\n:::',
  schema: z.strictObject({
    pictures: z.array(picture).min(2).max(2),
    rest: nothingElse('two pictures and nothing else'),
  }),
  read(container) {
    const found = readPictures(container);
    const pictures = found.items.map((item, index) => ({
      ...found.value.pictures[index],
      title: ('title' in item && item.title) || '',
    }));
    return { ...found, value: { ...found.value, pictures } };
  },
  render: (_, pictures, tools) => [figuresOf('compare', pictures, tools)],
});
