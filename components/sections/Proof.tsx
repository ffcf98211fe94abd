import { Proof } from '@/components/ui/Proof';
import { defineSection, proof as schema } from '@/lib/definitions/section';

export const proof = defineSection({
  label: 'Case study as proof',
  hint: 'One case study: what there was before, what there is after, and the link to it.',
  schema,
  example: {
    heading: 'Moved while in use',
    text: 'What this page offers, carried out.',
    study: 'application-migration-iris',
    buttonText: 'Read the case study',
  },
  Component: ({ data: { study, ...copy }, id, context: { named } }) => (
    <Proof {...copy} id={id} teaser={named['case-study'][study]} />
  ),
});
