import { z } from 'zod';
import { checkAltText, headed, heading, line, listOf, optionalImage, section, statistic, text } from '../fields';
import type { SectionDefinition } from './definition';
import { checkLook, type Look } from './looks';

const LOOKS = {
  photos: { count: [1, 24], shows: ['text', 'headingStyle', 'role', 'image'], needs: ['image'] },
  roles: { count: [6, 6], shows: ['figure', 'paragraphs'] },
} satisfies Record<string, Look>;

const person = z
  .strictObject({
    name: heading,
    role: line.meta({ hint: 'Next to a photo, such as Service owner.' }).optional(),
    description: text.optional(),
    ...optionalImage,
  })
  .superRefine(checkAltText);

const ROLES = ['Sponsor', 'Business owner', 'Lead', 'Engineers', 'Security specialist', 'Service owner'];
const description = 'What the role does.';

export const people = {
  label: 'People',
  hint: 'One to twenty-four people with photo and name, or the six roles of an engagement as figures in a row.',
  schema: z
    .strictObject({
      look: z
        .enum(['roles'])
        .meta({
          hint: 'Leave it empty for photos. All have one shape.',
          choices: { roles: 'roles: from the sponsor to the service owner, as figures that keep their order' },
        })
        .optional(),
      ...headed,
      people: listOf(person, 1, 24).meta({ singular: 'Person' }),
      figure: statistic.meta({ hint: 'Below the roles, in one line next to the paragraphs.' }).optional(),
      paragraphs: listOf(text, 1, 8).meta({ hint: 'Below the roles. The first appears a size larger.' }).optional(),
      ...section('people'),
    })
    .superRefine(checkLook(LOOKS, 'photos', 'people')),
  example: {
    heading: 'Who you talk to',
    text: 'What these people have in common.',
    people: ['Service owner', 'Lead engineer', 'Security specialist'].map((role) => ({
      name: 'First and last name',
      role,
      image: '/drawings/missing-span.svg',
      imageAlt: 'A portrait.',
    })),
  },
  others: {
    roles: { look: 'roles', heading: 'The team you work with', people: ROLES.map((name) => ({ name, description })) },
  },
} satisfies SectionDefinition;
