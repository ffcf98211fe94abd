import { WholeWords } from '@/ui/WholeWords';
import type { SectionProps } from './section-props';

/** In twelfths of the sheet: the widths of five figures of at most 3, 2, 2, 2 and 3 characters, which fill them. */
const FULL_WIDTHS = [3, 2, 2, 2, 3];
const SPANS: Readonly<Record<number, string>> = { 2: 'md:col-span-2', 3: 'md:col-span-3' };

/** Renders figures as the piers of a deck, in letters that fill their columns if there is room for all of them. */
export function Statistics({ data: { heading, items }, id }: SectionProps<'statistics'>) {
  const isFull =
    items.length === FULL_WIDTHS.length &&
    items.every(({ number }, index) => number.length <= (FULL_WIDTHS[index] ?? 0));
  const columns = isFull ? 'md:grid-cols-12' : 'md:auto-cols-fr md:grid-flow-col';
  return (
    <section id={id} className="statistics deck-t overflow-x-clip pb-section">
      <h2 className="sr-only">{heading}</h2>
      <ul className={`sheet grid md:gap-x-[clamp(1rem,2vw,2rem)] ${columns}`}>
        {items.map(({ number, label }, index) => (
          <li key={index} className={isFull ? SPANS[FULL_WIDTHS[index] ?? 0] : ''}>
            <span className={`statistic ${isFull ? 'statistic-full' : ''}`}>{number}</span>{' '}
            <span className="max-w-[9em] lg:text-lead">
              <WholeWords text={label} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
