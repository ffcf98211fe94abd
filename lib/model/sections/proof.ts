import { proof as fields, section } from '../fields';
import type { SectionDefinition } from './definition';

export const proof = {
  label: 'Case study as proof',
  hint: 'One case study: what there was before, what there is after, and the link to it.',
  schema: fields.extend(section('proof')),
  example: {
    heading: 'Moved while in use',
    text: 'What this page offers, carried out.',
    study: 'application-migration-iris',
    buttonText: 'Read the case study',
  },
} satisfies SectionDefinition;
