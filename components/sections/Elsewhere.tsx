import { FilledText } from '@/components/parts/FilledText';
import { ELSEWHERE } from '@/lib/content/elsewhere';
import { defineSection, line, listOf, text, z } from './define-section';

const paragraphs = listOf(text, 1, 6);

/** Renders what is true: the text about something that the website loads or sends, or the text for a website without it. */
export const elsewhere = defineSection({
  label: 'Privacy: what goes elsewhere',
  hint: 'What the map, videos, the counting of page views or the contact form load or send. The website shows the text that is true.',
  schema: z.strictObject({
    about: z.enum(ELSEWHERE),
    heading: line,
    used: paragraphs.meta({
      label: 'Text for a website that uses it',
      hint: '{host} becomes the name of the other website.',
    }),
    unused: paragraphs
      .meta({ label: 'Text for a website without it', hint: 'Default: the section is not shown.' })
      .optional(),
  }),
  example: {
    about: 'counting',
    heading: 'What is counted',
    used: ['Page views are counted with Plausible, which runs at {host}.'],
    unused: ['Nothing is counted.'],
  },
  Component: ({ data: { about, heading, used, unused }, id, site }) => {
    const hosts = site.elsewhere[about];
    const shown = hosts ? used : unused;
    if (!shown) return null;
    const values = hosts && { host: hosts.join(' or ') };
    return <FilledText id={id} heading={heading} paragraphs={shown} values={values} />;
  },
});
