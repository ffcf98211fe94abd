import { Count } from '@/components/ui/Count';
import { defineSection, statement as schema, type z } from '@/lib/definitions/section';

type Props = z.infer<typeof schema> & { id?: string | undefined };

/** Renders a few words in very large type on yellow, next to the sentence that explains them. */
function Statement({ id, figure, text, shows }: Props) {
  return (
    <div id={id} className="bg-brand py-14 text-on-brand">
      <div className="sheet columns-12 items-center gap-y-4">
        <div className="col-span-12 lg:col-span-5">
          <Count number={figure} shows={shows} className="mb-5 max-w-60" />
          <p className="font-display font-semibold text-display tracking-tight">{figure}</p>
        </div>
        <p className="col-span-12 text-lead lg:col-span-6">{text}</p>
      </div>
    </div>
  );
}

export const statement = defineSection({
  label: 'Statement',
  hint: 'A figure or a few words in very large type on yellow, with a sentence that explains them.',
  schema,
  example: { figure: '99.99%', text: 'uptime, because an operator halfway through a step cannot wait for a server.' },
  band: 'brand',
  Component: ({ data, id }) => <Statement {...data} id={id} />,
});
