import { z } from 'zod';
import { button, checkAltText, line, optionalImage, section, text } from '../fields';
import type { SectionDefinition } from './definition';

export const hero = {
  label: 'Top of the page',
  hint: 'The heading, an introduction and the image of a page. First on the page.',
  schema: z
    .strictObject({
      eyebrow: line.meta({ label: 'Small line above the heading' }).optional(),
      heading: line,
      text: text.meta({ label: 'Introduction' }),
      ...optionalImage,
      /** Shows the email of content/site.md as the first button. */
      email: z
        .boolean()
        .meta({ label: 'Email as the first button', hint: 'The email of "Company, menu and footer".' })
        .optional(),
      /** Shows the phone number of content/site.md as a button. */
      phone: z.boolean().optional(),
      buttons: z
        .array(
          button.extend({
            subject: line
              .meta({
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
