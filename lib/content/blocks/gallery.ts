import type { Image, RootContent } from 'mdast';
import { z } from 'zod';
import { focus } from '../../definitions/fields';
import { focusClasses } from '../../shared/focus';
import { plainFile } from '../../shared/image-file';
import { defineContainer, type Tools } from './define-block';
import { element, needed, nothingElse, readImages, textNode } from './nodes';

const imageField = z.strictObject({
  alt: needed('an alt text: ![What it shows](…)'),
  focus: focus.optional(),
});

function figureOf(image: Image, focusPoint: string | undefined, { imageOf, labels }: Tools): RootContent {
  const prepared = imageOf(image.url);
  const shown: Image = { ...image, title: null };
  const caption = image.title ? [element('figcaption', {}, [textNode(image.title)])] : [];
  const classes = focusPoint ? { className: focusClasses(focusPoint).split(' ') } : {};
  if (!prepared) return element('figure', classes, [shown, ...caption]);
  const attributes = {
    href: plainFile(prepared),
    className: ['large'],
    dataAlt: image.alt ?? '',
    dataOpen: labels.enlarge,
    dataClose: labels.closePicture,
    dataWidth: prepared.width,
    dataHeight: prepared.height,
  };
  return element('figure', classes, [element('a', attributes, [shown]), ...caption]);
}

export const gallery = defineContainer('gallery', {
  label: 'Image gallery',
  hint: 'Two to twelve images in rows, each of which opens large. The text in quotes is the caption. Photos are cropped to one shape: `focus: 30% 20%` after a photo is its focal point, from the left and from the top.',
  example:
    ':::gallery\n![A bridge of steel trusses](/drawings/industry.svg "Before")\n![An arch bridge](/drawings/home.svg "After")\n:::',
  schema: z.strictObject({
    images: z.array(imageField).min(2).max(12),
    rest: nothingElse('images and nothing else'),
  }),
  read: readImages,
  render: ({ images: fields }, images, tools) => {
    const figures = images.map((image, index) => figureOf(image, fields[index]?.focus, tools));
    return [element('div', { className: ['gallery'] }, figures)];
  },
});
