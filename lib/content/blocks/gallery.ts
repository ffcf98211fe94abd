import type { Image, RootContent } from 'mdast';
import { z } from 'zod';
import { plainFile } from '../../shared/picture';
import { defineBlock, type Tools } from './define-block';
import { element, needed, nothingElse, readPictures, words } from './nodes';

const picture = z.strictObject({ alt: needed('words for those who cannot see it: ![What it shows](…)') });

/** A picture with its caption. It is a link to its large form, which the page opens over itself. */
function figureOf(image: Image, { pictureOf, labels }: Tools): RootContent {
  const prepared = pictureOf(image.url);
  const shown: Image = { ...image, title: null };
  const caption = image.title ? [element('figcaption', {}, [words(image.title)])] : [];
  if (!prepared) return element('figure', {}, [shown, ...caption]);
  const attributes = {
    ...{ href: plainFile(prepared), className: ['large'], dataAlt: image.alt ?? '' },
    ...{ dataOpen: labels.enlarge, dataClose: labels.closePicture },
    ...{ dataWidth: prepared.width, dataHeight: prepared.height },
  };
  return element('figure', {}, [element('a', attributes, [shown]), ...caption]);
}

/** Pictures side by side, in an element of a class. */
export const figuresOf = (name: string, pictures: readonly Image[], tools: Tools): RootContent =>
  element(
    'div',
    { className: [name] },
    pictures.map((image) => figureOf(image, tools)),
  );

/** Pictures side by side. */
export const gallery = defineBlock('gallery', {
  label: 'Pictures side by side',
  hint: 'Two to twelve pictures in rows, each of which opens large. The words in quotes are the caption.',
  example:
    ':::gallery\n![A bridge of steel trusses](/drawings/industry.svg "Before")\n![An arch bridge](/drawings/home.svg "After")\n:::',
  schema: z.strictObject({
    pictures: z.array(picture).min(2).max(12),
    rest: nothingElse('pictures and nothing else'),
  }),
  read: (node) => readPictures(node, 'gallery'),
  draw: (_, pictures, tools) => [figuresOf('gallery', pictures, tools)],
});
