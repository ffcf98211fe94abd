import { z } from 'zod';
import { anchor, button, headed, heading, line, section, text } from '../fields';
import type { SectionDefinition } from './definition';

const NAMES = ['Strategy', 'Policy', 'Risk', 'Controls', 'People', 'Assurance', 'Improvement'];
const member = z.strictObject({
  label: line.meta({ label: 'Name' }),
  description: text,
  without: text.meta({ label: 'What happens without it', hint: 'Appears when a visitor takes the part away.' }),
  asked: text.meta({ label: 'What the standard asks' }).optional(),
  evidence: text.meta({ label: 'What shows it' }).optional(),
  link: button.meta({ label: 'Link below the evidence' }).optional(),
});
const standard = z.strictObject({
  heading,
  id: anchor.optional(),
  text: text.meta({ hint: 'Above the parts.' }),
  asked: line.meta({ label: 'Above what it asks' }),
  evidence: line.meta({ label: 'Above what shows it' }),
});

export const framework = {
  label: 'Framework of seven parts',
  hint: 'A truss of seven numbered members, each explained below the illustration. Visitors can take each of them away: phones by opening its row.',
  isSingle: true,
  schema: z.strictObject({
    ...headed,
    caption: text.meta({ hint: 'Below the illustration.' }),
    choice: line.meta({ label: 'What the buttons choose', hint: 'For screen readers only.' }),
    whole: line.meta({
      label: 'Text of the first button',
      hint: 'Shows the whole truss. The other buttons have the names of the parts.',
    }),
    /** A Warren truss of two panels has seven members. */
    members: z.array(member).length(7).meta({ label: 'Parts' }),
    standard: standard
      .meta({ label: 'Standard', hint: 'A standard that each part answers to. Phones open one part at a time.' })
      .optional(),
    ...section('framework'),
  }),
  example: {
    heading: 'A framework of seven members',
    text: 'Each part takes some of the load and passes the rest along.',
    caption: 'A Warren truss with five joints needs all seven of its members.',
    choice: 'What happens without one of them',
    whole: 'All seven',
    members: NAMES.map((label) => ({
      label,
      description: 'What it does, in a sentence.',
      without: `Without ${label}: what is missing then.`,
    })),
  },
} satisfies SectionDefinition;
