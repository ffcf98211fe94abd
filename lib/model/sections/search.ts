import { z } from 'zod';
import { checkAltText, heading, optionalImage, section, text } from '../fields';
import type { SectionDefinition } from './definition';

export const search = {
  label: 'Search',
  hint: 'The search with its field and results, and a list of all pages. Once on the site, at /search.',
  schema: z
    .strictObject({
      heading,
      text: text.meta({ label: 'Introduction' }),
      withoutScript: text.meta({ label: 'Introduction for browsers without JavaScript' }),
      ...optionalImage,
      allPages: heading.meta({ label: 'Heading of the list of all pages' }),
      ...section('search'),
    })
    .superRefine(checkAltText),
  example: {
    heading: 'Search',
    text: 'Type a word and the pages that hold it appear.',
    withoutScript: 'The search needs JavaScript. The list below has every page.',
    allPages: 'All pages',
  },
  canBeTitle: true,
  isSingle: true,
} satisfies SectionDefinition;
