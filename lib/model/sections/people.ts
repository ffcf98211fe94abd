import { z } from 'zod';
import { focus, headed, image, imageAlt, line, listOf, section, text } from '../fields';
import type { SectionDefinition } from './definition';

const person = z.strictObject({
  name: line,
  role: line.meta({ hint: 'Such as Service owner.' }),
  text: text.optional(),
  image: image.meta({ label: 'Photo' }),
  imageAlt,
  focus: focus.optional(),
});

const ROLES = ['Service owner', 'Lead engineer', 'Security specialist'];

export const people = {
  label: 'People',
  hint: 'One to twenty-four people: a photo, the name, the role, and a sentence or two if you like. All photos have one shape.',
  schema: z.strictObject({
    ...headed,
    people: listOf(person, 1, 24).meta({ singular: 'Person' }),
    ...section('people'),
  }),
  example: {
    heading: 'Who you talk to',
    text: 'What these people have in common.',
    people: ROLES.map((role) => ({
      name: 'First and last name',
      role,
      image: '/drawings/missing-span.svg',
      imageAlt: 'A portrait.',
    })),
  },
} satisfies SectionDefinition;
