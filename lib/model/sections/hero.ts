import { z } from 'zod';
import { button, checkAltText, heading, line, optionalImage, section, text } from '../fields';
import type { SectionDefinition } from './definition';

export const hero = {
  label: 'Top of the page',
  hint: 'The heading, an introduction and the image of a page. First on the page.',
  schema: z
    .strictObject({
      eyebrow: line.meta({ label: 'Small line above the heading' }).optional(),
      heading,
      text: text.meta({ label: 'Introduction' }),
      ...optionalImage,
      buttons: z
        .array(
          button.extend({
            subject: line
              .meta({
                role: 'control',
                label: 'Context for screen readers',
                hint: 'Read out after the button text, if that alone is too short.',
              })
              .optional(),
          }),
        )
        .max(2)
        .meta({ hint: 'The first is the primary button.' })
        .optional(),
      ...section('hero'),
    })
    .superRefine(checkAltText),
  example: {
    eyebrow: 'Careers',
    heading: 'Work on what carries weight',
    text: 'One or two sentences that say what the page is about and for whom.',
    image: '/drawings/staff-augmentation.svg',
    imageAlt: 'A cantilever bridge of three steel towers.',
    buttons: [{ label: 'Talk to us', link: '/contact' }],
  },
  canBeTitle: true,
} satisfies SectionDefinition;
