import { Statement as Words } from '@/components/ui/Statement';
import { defineSection, statement as schema } from '@/lib/definitions/section';

export const statement = defineSection({
  label: 'Statement',
  hint: 'A figure or a few words in very large type on yellow, with a sentence that explains them.',
  schema,
  example: { figure: '99.99%', text: 'uptime, because an operator halfway through a step cannot wait for a server.' },
  band: 'brand',
  Component: ({ data, id }) => <Words {...data} id={id} />,
});
