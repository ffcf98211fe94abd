import { Specimen } from '@/components/ui/Specimen';
import { defineSection, specimen as schema } from '@/lib/definitions/section';

export const specimen = defineSection({
  label: 'Example of a document',
  hint: 'A part of what you hand over, as an example: a sheet with rows of named values.',
  schema,
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
  },
  Component: ({ data, id }) => <Specimen {...data} id={id} />,
});
