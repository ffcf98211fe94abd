import { FilledText } from '@/components/ui/FilledText';
import { defineSection, line, listOf, text, z } from './define-section';

const paragraphs = listOf(text, 1, 6);

export const countingPrivacy = defineSection({
  label: 'What the website counts',
  hint: 'Two versions of one text: site.md decides whether page views are counted. {host} becomes the server of Plausible.',
  schema: z.strictObject({ heading: line, nothing: paragraphs, counts: paragraphs }),
  example: {
    heading: 'What is counted',
    nothing: ['Nothing is counted.'],
    counts: ['Page views are counted with Plausible, which runs at {host}.'],
  },
  isSingle: true,
  isLabels: true,
  Component: ({ data: { heading, nothing, counts }, id, site: { company } }) => {
    const { measure } = company;
    const values = measure && { host: new URL(measure.url).host };
    return <FilledText id={id} heading={heading} paragraphs={values ? counts : nothing} values={values} />;
  },
});
