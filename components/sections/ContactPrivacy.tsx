import { FilledText } from '@/components/ui/FilledText';
import { defineSection, line, listOf, text, z } from './define-section';

const paragraphs = listOf(text, 1, 4);

export const contactPrivacy = defineSection({
  label: 'What the contact form sends',
  hint: 'Two versions of one text: site.md decides whether the form sends something. {host} is the receiver.',
  schema: z.strictObject({ heading: line, nothing: paragraphs, sends: paragraphs }),
  example: {
    heading: 'The contact form',
    nothing: ['The form sends nothing to anyone.'],
    sends: ['The form sends your answers to {host}, which passes them on to us.'],
  },
  isSingle: true,
  isLabels: true,
  Component: ({ data: { heading, nothing, sends }, id, site: { company } }) => {
    const { contactForm } = company;
    const values = contactForm && { host: new URL(contactForm.action).host };
    return <FilledText id={id} heading={heading} paragraphs={values ? sends : nothing} values={values} />;
  },
});
