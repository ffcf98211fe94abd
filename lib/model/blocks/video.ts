import { z } from 'zod';
import { toPlayerUrl } from '../../url/videos';
import { heading, image, imageAlt } from '../fields';
import type { BlockDefinition } from './definition';

const videoLink = z
  .string()
  .refine((url) => toPlayerUrl(url) !== undefined, {
    error: 'a link to a video on YouTube or Vimeo, such as https://youtu.be/aqz-KE-bpKQ',
  })
  .meta({
    label: 'Link to the video',
    hint: 'As YouTube or Vimeo hand it out: https://youtu.be/…, https://vimeo.com/…. It may start at a time.',
  });

export const video = {
  label: 'Video',
  hint: 'An image that links to a video. A click plays the video in its place.',
  schema: z.strictObject({
    link: videoLink,
    title: heading.meta({ label: 'Title of the video', hint: 'Appears below the video.' }),
    image: image.meta({ hint: 'Shown until a visitor plays the video.' }),
    alt: imageAlt,
  }),
  example: {
    link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    title: 'How the bridge turned',
    image: '/drawings/application-migration-iris.svg',
    alt: 'A swing bridge, half open',
  },
} satisfies BlockDefinition;
