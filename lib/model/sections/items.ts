import { z } from 'zod';
import {
  checkAltText,
  composition,
  headed,
  line,
  link,
  linkText,
  listOf,
  optionalImage,
  section,
  serviceCard,
} from '../fields';
import type { SectionDefinition } from './definition';
import { checkLook, type Look } from './looks';

const LOOKS = {
  cards: {
    count: [1, 12],
    shows: ['text', 'headingStyle', 'composition', 'numbered', 'columns', 'icon', 'image', 'buttonText'],
  },
  rows: { count: [1, 12], shows: ['text', 'headingStyle', 'numbered', 'icon', 'list', 'buttonText'] },
  viaduct: { count: [2, 12], shows: ['text', 'headingStyle', 'icon', 'buttonText'] },
  bridge: { count: [2, 6], shows: ['text', 'headingStyle'] },
  words: { count: [2, 3], shows: ['buttonText', 'sentences'] },
} satisfies Record<string, Look>;

const item = serviceCard
  .extend({
    ...optionalImage,
    list: listOf(line, 1, 12)
      .meta({ label: 'List at the end of the row', singular: 'Point', hint: 'Such as roles or topics. In rows only.' })
      .optional(),
  })
  .superRefine(checkAltText)
  .refine(({ image, icon }) => !(image && icon), { error: 'either image or icon', path: ['icon'] });

const sentence = z.strictObject({
  text: line.meta({ label: 'Words before the links', hint: 'Such as For or With.' }),
  links: listOf(z.strictObject({ label: linkText, link }), 1, 6),
});

const description = 'What it is, in a sentence.';
const target = '/contact';
const buttonText = 'Learn more';

export const items = {
  label: 'Cards and lists',
  hint: 'Items with a title and a sentence: as cards, rows, a viaduct, a bridge or very large words.',
  schema: z
    .strictObject({
      look: z
        .enum(['rows', 'viaduct', 'bridge', 'words'])
        .meta({
          hint: 'Leave it empty for cards: with an icon, an image or a number, and a link.',
          choices: {
            rows: 'rows: across the page, with an icon, a number, a list or a link',
            viaduct: 'viaduct: two items or more, each below a span, with an icon and a link; rows on phones',
            bridge: 'bridge: two to six short items, each below a span of a bridge that goes on at both edges',
            words: 'words: two or three very large titles on one yellow deck, each with a link',
          },
        })
        .optional(),
      ...headed,
      composition: composition.optional(),
      numbered: z.boolean().meta({ label: 'Number the items', hint: 'Cards and rows.' }).optional(),
      columns: z
        .number()
        .int()
        .min(2)
        .max(4)
        .meta({ label: 'Columns', hint: 'Of cards, on a wide screen. Default: what fits their number.' })
        .optional(),
      items: listOf(item, 1, 12),
      sentences: listOf(sentence, 1, 3)
        .meta({
          label: 'Sentences of links',
          hint: 'Below large words, such as: For healthcare and financial services.',
        })
        .optional(),
      ...section('items'),
    })
    .superRefine(checkLook(LOOKS, 'cards', 'items')),
  example: {
    heading: 'Three ways to start',
    text: 'A sentence that helps to choose.',
    items: [
      { icon: 'gantry', title: 'Look', description, link: target, buttonText },
      { icon: 'level', title: 'Plan', description, link: target, buttonText },
      { icon: 'keystone', title: 'Build', description, buttonText },
    ],
  },
  others: {
    rows: {
      look: 'rows',
      heading: 'Functional disciplines',
      text: 'The fields we recruit in.',
      items: [
        { title: 'Software', description, list: ['Software engineer', 'Test analyst'] },
        { title: 'Cloud', description, list: ['Cloud engineer'] },
      ],
    },
    viaduct: {
      look: 'viaduct',
      heading: 'Our services',
      text: 'A sentence about all of the services.',
      items: [
        { icon: 'splice', title: 'Application Development', description, buttonText },
        { icon: 'joint', title: 'Integration', description, link: target, buttonText },
        { icon: 'strand', title: 'Cloud', description, link: target, buttonText },
      ],
    },
    bridge: {
      look: 'bridge',
      heading: 'Sourcing channels',
      text: 'Good people are rarely all in one place.',
      items: ['Direct Search', 'Referrals', 'Job Boards'].map((title) => ({ title, description })),
    },
    words: {
      look: 'words',
      heading: 'Two services',
      items: ['Software', 'People'].map((title) => ({ title, description, link: target, buttonText })),
      sentences: [{ text: 'For', links: [{ label: 'healthcare', link: target }] }],
    },
  },
} satisfies SectionDefinition;
