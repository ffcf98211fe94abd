import { specimen as fields, section } from '../fields';
import type { SectionDefinition } from './definition';

export const specimen = {
  label: 'Example of a document',
  hint: 'A part of what you hand over, as an example: a drawing sheet with a table.',
  schema: fields.safeExtend(section('specimen')),
  example: {
    heading: 'A cutover runbook, in part',
    text: 'Every step has a person, a check and a way back.',
    label: 'Example',
    title: 'Cutover runbook',
    columns: ['Who', 'How we know it worked', 'The way back'],
    rows: [
      { name: 'Hold inbound files', values: ['Operations', 'The folder stays empty', 'Open it again'] },
      { name: 'Compare the data', values: ['Database lead', 'The totals agree', 'Stop here'] },
    ],
    sheet: { number: 'EX-01', revision: 'A' },
  },
} satisfies SectionDefinition;
