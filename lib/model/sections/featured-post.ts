import { z } from 'zod';
import { heading, headingStyle, linkText, section, slug } from '../fields';
import type { SectionDefinition } from './definition';

export const featuredPost = {
  label: 'Featured post',
  hint: 'One post of the blog with its image, introduction and link.',
  schema: z.strictObject({
    heading,
    headingStyle: headingStyle.optional(),
    slug: slug.meta({ role: 'post', label: 'Post' }),
    buttonText: linkText,
    ...section('featured-post'),
  }),
  example: { heading: 'From the blog', slug: 'change-in-employee-engagement-perception', buttonText: 'Read More' },
} satisfies SectionDefinition;
