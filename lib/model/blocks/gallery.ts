import { z } from 'zod';
import { focus, image, imageAlt, line, listOf } from '../fields';
import type { BlockDefinition } from './definition';

export const gallery = {
  label: 'Image gallery',
  hint: 'Two to twelve images in rows. Photos are cropped to one shape around their focal point.',
  schema: z.strictObject({
    images: listOf(
      z.strictObject({
        image,
        alt: imageAlt,
        caption: line.meta({ hint: 'Appears below the image. It may be empty.' }).optional(),
        focus: focus.optional(),
      }),
      2,
      12,
    ),
  }),
  example: {
    images: [
      { image: '/drawings/industry.svg', alt: 'A bridge of steel trusses', caption: 'Before' },
      { image: '/drawings/home.svg', alt: 'An arch bridge', caption: 'After' },
    ],
  },
} satisfies BlockDefinition;
