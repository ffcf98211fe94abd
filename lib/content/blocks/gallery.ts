import type { Image, RootContent } from 'mdast';
import { z } from 'zod';
import { focus } from '../schemas/fields';
import { defineContainer } from './define-block';
import { focusClasses } from './focus';
import { element, needed, nothingElse, readImages, textNode } from './nodes';

/** The class of a figure, whose image is narrower than another of the text. */
export const GALLERY_IMAGE = 'gallery-image';

const imageField = z.strictObject({
  alt: needed('an alt text: ![What it shows](…)'),
  focus: focus.optional(),
});

function figureOf(image: Image, focusPoint: string | undefined): RootContent {
  const caption = image.title ? [element('figcaption', {}, [textNode(image.title)])] : [];
  const className = [GALLERY_IMAGE, ...(focusPoint ? focusClasses(focusPoint).split(' ') : [])];
  return element('figure', { className }, [{ ...image, title: null }, ...caption]);
}

export const gallery = defineContainer('gallery', {
  label: 'Image gallery',
  hint: 'Two to twelve images in rows. The text in quotes is the caption. Photos are cropped to one shape: `focus: 30% 20%` after a photo is its focal point, from the left and from the top.',
  example:
    ':::gallery\n![A bridge of steel trusses](/drawings/industry.svg "Before")\n![An arch bridge](/drawings/home.svg "After")\n:::',
  schema: z.strictObject({
    images: z.array(imageField).min(2).max(12),
    rest: nothingElse('images and nothing else'),
  }),
  read: readImages,
  render: ({ images: fields }, images) => {
    const figures = images.map((image, index) => figureOf(image, fields[index]?.focus));
    return [element('div', { className: ['gallery'] }, figures)];
  },
});
