import { CallToAction as Invitation } from '@/components/ui/CallToAction';
import { defineSection, callToAction as schema } from '@/lib/definitions/section';

export const callToAction = defineSection({
  label: 'Call to action',
  hint: 'One question and one button: the end of a page.',
  schema,
  example: {
    heading: 'Get In Touch',
    text: 'Tell us where you are.',
    button: { label: 'Contact us', link: '/contact' },
  },
  Component: ({ data, id, context }) => <Invitation {...data} id={id} landing={context.landing} />,
});
