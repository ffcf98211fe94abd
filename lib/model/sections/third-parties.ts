import { z } from 'zod';
import { heading, listOf, section, text } from '../fields';
import type { SectionDefinition } from './definition';

/** What a website can load or send, each with a text of its own on the page about privacy. */
export const THIRD_PARTIES = ['map', 'videos', 'counting', 'contact-form'] as const;
export type ThirdParty = (typeof THIRD_PARTIES)[number];

const ABOUT: Readonly<Record<ThirdParty, string>> = {
  map: 'the map',
  videos: 'videos in texts',
  counting: 'the counting of page views',
  'contact-form': 'the contact form',
};

const paragraphs = listOf(text, 1, 6);

export const thirdParties = {
  label: 'Privacy: what goes elsewhere',
  hint: 'What the map, videos, the counting of page views or the contact form load or send. The website shows the text that is true.',
  schema: z.strictObject({
    about: z.enum(THIRD_PARTIES).meta({ label: 'What it is about', choices: ABOUT }),
    heading,
    used: paragraphs.meta({
      label: 'Text if the website uses it',
      hint: '{host} becomes the name of the other website.',
    }),
    unused: paragraphs.meta({ label: 'Text if it does not', hint: 'Default: the section is not shown.' }).optional(),
    ...section('third-parties'),
  }),
  example: {
    about: 'counting',
    heading: 'What is counted',
    used: ['Page views are counted with Plausible, which runs at {host}.'],
    unused: ['Nothing is counted.'],
  },
} satisfies SectionDefinition;
