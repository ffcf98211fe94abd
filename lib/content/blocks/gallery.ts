import type { Image, RootContent } from 'mdast';
import { z } from 'zod';
import { focus } from '../../model/fields';
import { focusClasses } from '../image-file';
import { defineBlock } from './define-block';
import {
  type BlockForm,
  fromBrackets,
  fromParentheses,
  inBrackets,
  inParentheses,
  onOneLine,
  URL_PATTERN,
  type Values,
  WORDS,
} from './form';
import { element, needed, nothingElse, readImages, textNode } from './nodes';

/** The class of a figure, whose image is narrower than another of the text. */
export const GALLERY_IMAGE = 'gallery-image';

const imageField = z.strictObject({
  image: needed('an image: ![What it shows](/images/team.jpg)'),
  alt: needed('an alt text: ![What it shows](…)'),
  focus: focus.optional(),
});

function createFigure(image: Image, focusPoint: string | undefined): RootContent {
  const caption = image.title ? [element('figcaption', {}, [textNode(image.title)])] : [];
  const className = [GALLERY_IMAGE, ...(focusPoint ? focusClasses(focusPoint).split(' ') : [])];
  return element('figure', { className }, [{ ...image, title: null }, ...caption]);
}

const IMAGE = String.raw`!\[${WORDS}\]\((?:${URL_PATTERN})(?: "(?:[^"\\\n]|\\.)*")?\)(?: focus: [^\n]*)?`;
const IMAGE_PARTS = new RegExp(
  String.raw`^!\[(?<alt>${WORDS})\]\((?<image>${URL_PATTERN})(?: "(?<caption>(?:[^"\\\n]|\\.)*)")?\)(?: focus: (?<focus>[^\n]*))?$`,
);

const readImageFields: BlockForm['read'] = ({ images = '' }) => ({
  images: images
    .split('\n')
    .filter(Boolean)
    .map((written) => {
      const { alt, image, caption, focus = '' } = IMAGE_PARTS.exec(written)?.groups ?? {};
      return { image: fromParentheses(image), alt: fromBrackets(alt), caption: fromBrackets(caption), focus };
    }),
});

function writeImage({ image, alt, caption, focus }: Values): string {
  const place = onOneLine(focus);
  return `!${inBrackets(alt)}${inParentheses(image, caption)}${place === '' ? '' : ` focus: ${place}`}`;
}

export const gallery = defineBlock('gallery', {
  label: 'Image gallery',
  hint: 'Two to twelve images in rows. The text in quotes is the caption. Photos are cropped to one shape: `focus: 30% 20%` after a photo is its focal point, from the left and from the top.',
  example:
    ':::gallery\n![A bridge of steel trusses](/drawings/industry.svg "Before")\n![An arch bridge](/drawings/home.svg "After")\n:::',
  form: {
    fields: [
      {
        name: 'images',
        label: 'Images',
        label_singular: 'Image',
        widget: 'list',
        fields: [
          { name: 'image', label: 'Image', widget: 'image' },
          {
            name: 'alt',
            label: 'Alt text',
            hint: 'What the image shows, for people who cannot see it.',
            widget: 'string',
          },
          { name: 'caption', label: 'Caption', hint: 'Appears below the image. It may be empty.', widget: 'string' },
          {
            name: 'focus',
            label: 'Focal point',
            hint: 'What stays in view when a photo is cropped, from the left and from the top: 30% 20%.',
            widget: 'string',
          },
        ],
      },
    ],
    pattern: new RegExp(`^:::gallery(?<images>(?:\\n${IMAGE})*)\\n:::$`, 'm'),
    read: readImageFields,
    write: ({ images }) => [':::gallery', ...(Array.isArray(images) ? images.map(writeImage) : []), ':::'].join('\n'),
  },
  checksMedia: true,
  schema: z.strictObject({
    images: z.array(imageField).min(2).max(12),
    rest: nothingElse('images and nothing else'),
  }),
  read: readImages,
  render: ({ images: fields }, images) => {
    const figures = images.map((image, index) => createFigure(image, fields[index]?.focus));
    return [element('div', { className: ['gallery'] }, figures)];
  },
});
