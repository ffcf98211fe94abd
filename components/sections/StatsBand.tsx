import type { Statistic } from '@/lib/content/schema';

type Props = { heading: string; items: Statistic[] };

/** The figures, on yellow over the full width. */
export function StatsBand({ heading, items }: Props) {
  return (
    <section className="bg-brand py-16 text-on-brand lg:py-20">
      <div className="sheet">
        <h2 className="sr-only">{heading}</h2>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3 lg:grid-cols-5">
          {items.map(({ number, label }) => (
            <li key={label} className="max-md:odd:first:col-span-2">
              <p className="font-display font-semibold text-figure tracking-tight">{number}</p>
              <p className="mt-2 text-sm">{label}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
