import { defineSection, line, listOf, statistic, text, z } from '@/lib/definitions/section';

/** By the number of figures. An odd first figure fills the row of a phone. */
const COLUMNS: Readonly<Record<number, string>> = {
  1: '',
  2: 'grid-cols-2',
  3: 'grid-cols-2 md:grid-cols-3',
  4: 'grid-cols-2 lg:grid-cols-4',
  5: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-5',
  6: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-6',
};

export const statistics = defineSection({
  label: 'Figures',
  hint: 'One to six figures on a yellow band. The heading is for screen readers.',
  schema: z.strictObject({
    heading: line,
    items: listOf(statistic.extend({ caption: text.optional() }), 1, 6),
  }),
  example: {
    heading: 'The figures we stand on',
    items: [
      { number: '99%', label: 'customer satisfaction' },
      { number: '15', label: 'recent projects' },
      { number: '24', label: 'hour after-sales support' },
    ],
  },
  band: 'brand',
  Component: ({ data: { heading, items }, id }) => {
    const isOdd = items.length % 2 === 1;
    return (
      <section id={id} className="bg-brand py-16 text-on-brand lg:py-20">
        <div className="sheet">
          <h2 className="sr-only">{heading}</h2>
          <ul className={`grid gap-x-6 gap-y-10 ${COLUMNS[items.length]}`}>
            {items.map(({ number, label, caption }) => (
              <li key={label} className={isOdd ? 'max-md:first:col-span-2' : ''}>
                <p className="font-display font-semibold text-figure tracking-tight">{number}</p>
                <p className="mt-2 text-sm">{label}</p>
                {caption && <p className="mt-3 border-current border-t pt-2 text-xs">{caption}</p>}
              </li>
            ))}
          </ul>
        </div>
      </section>
    );
  },
});
