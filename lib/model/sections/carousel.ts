import { z } from 'zod';
import { carouselSlide, introduced, listOf, section } from '../fields';
import type { SectionDefinition } from './definition';

const description = 'What it is.';

export const carousel = {
  label: 'Slides',
  hint: 'One to eight slides on a dark panel, one at a time, with buttons and a bascule bridge that opens.',
  schema: z.strictObject({ ...introduced, slides: listOf(carouselSlide, 1, 8), ...section('carousel') }),
  example: {
    heading: 'How we run the work',
    text: 'How an engagement is steered.',
    slides: [
      { title: 'Governance', icon: 'joint', description, list: ['A first point'], footer: 'Who decides?' },
      { title: 'Delivery', icon: 'turnbuckle', description, footer: 'Who is on it tonight?' },
    ],
  },
  band: 'ink',
} satisfies SectionDefinition;
