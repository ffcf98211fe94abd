import { z } from 'zod';
import { heading, line, section, text } from '../fields';
import type { SectionDefinition } from './definition';

export const officeMap = {
  label: 'Map',
  hint: 'The map of "Company, menu and footer", with the location of the company next to it. Once a page.',
  schema: z.strictObject({
    heading,
    text,
    openLabel: line.meta({ role: 'control', label: 'Text of the link to the map' }),
    ...section('map'),
  }),
  example: { heading: 'Where we are', text: 'The map loads when you scroll near it.', openLabel: 'Open the map' },
  isSingle: true,
} satisfies SectionDefinition;
