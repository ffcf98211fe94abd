import { z } from 'zod';
import { heading, listOf, section, statistic, text } from '../fields';
import type { SectionDefinition } from './definition';

const role = z.strictObject({ title: heading, description: text.meta({ label: 'What the role does' }).optional() });

export const team = {
  label: 'Roles of an engagement',
  hint: 'The six roles of an engagement as people in a row, with paragraphs below. The figures keep their order.',
  schema: z.strictObject({
    heading,
    roles: z
      .array(role)
      .length(6)
      .meta({ label: 'Roles', hint: 'From the sponsor to the service owner: the figures keep their order.' }),
    figure: statistic.meta({ hint: 'In one line, next to the paragraphs.' }).optional(),
    paragraphs: listOf(text, 1, 8).meta({ hint: 'The first appears a size larger.' }).optional(),
    ...section('team'),
  }),
  example: {
    heading: 'The team you work with',
    roles: ['Sponsor', 'Business owner', 'Lead', 'Engineers', 'Security specialist', 'Service owner'].map((title) => ({
      title,
      description: 'What the role does.',
    })),
  },
} satisfies SectionDefinition;
