import { callToAction as fields, section } from '../fields';
import type { SectionDefinition } from './definition';

export const callToAction = {
  label: 'Call to action',
  hint: 'One question and one button: the end of a page.',
  schema: fields.extend(section('call-to-action')),
  example: {
    heading: 'Get In Touch',
    text: 'Tell us where you are.',
    button: { label: 'Contact us', link: '/contact' },
  },
} satisfies SectionDefinition;
