import { Count } from '@/components/ui/Count';
import { checkCount, defineSection, line, listOf, statistic, text, z } from './define-section';

/** By the number of figures. The last row fills the width, whatever its number. */
const WIDTHS: Readonly<Record<number, string>> = { 1: '', 2: 'basis-2/5', 4: 'basis-2/5' };

export const statistics = defineSection({
  label: 'Figures',
  hint: 'One to six figures on a yellow band. The heading is for screen readers.',
  schema: z.strictObject({
    heading: line,
    items: listOf(statistic.extend({ caption: text.optional() }).superRefine(checkCount), 1, 6),
  }),
  example: {
    heading: 'The figures we stand on',
    items: [
      { number: '99%', label: 'customer satisfaction', shows: 'gauge' },
      { number: '15', label: 'recent projects', shows: 'scale' },
      { number: '24', label: 'hour after-sales support' },
    ],
  },
  band: 'brand',
  Component: ({ data: { heading, items }, id }) => {
    const width = WIDTHS[items.length] ?? 'basis-2/5 md:basis-1/4';
    return (
      <section id={id} className="bg-brand py-16 text-on-brand lg:py-20">
        <div className="sheet">
          <h2 className="sr-only">{heading}</h2>
          <ul className="flex flex-wrap gap-x-8 gap-y-10 lg:flex-nowrap">
            {items.map(({ number, label, caption, shows }) => (
              <li key={label} className={`grow lg:basis-0 ${width}`}>
                <Count number={number} shows={shows} className="mb-5 md:max-w-60" />
                <p className="font-display font-semibold text-figure tracking-tight">{number}</p>
                <p className="mt-2 text-sm">{label}</p>
                {caption && <p className="mt-2 max-w-60 text-sm">{caption}</p>}
              </li>
            ))}
          </ul>
        </div>
      </section>
    );
  },
});
