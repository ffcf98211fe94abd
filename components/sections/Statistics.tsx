import { WholeWords } from '@/ui/WholeWords';
import type { SectionProps } from './section-props';

export function Statistics({ data: { heading, items }, id }: SectionProps<'statistics'>) {
  return (
    <section id={id} className="bg-brand py-6 text-on-brand">
      <div className="sheet">
        <h2 className="sr-only">{heading}</h2>
        <ul className="grid gap-x-8 gap-y-4 md:flex md:justify-between">
          {items.map(({ number, label }, index) => (
            <li
              key={index}
              className="flex flex-wrap items-center gap-x-3 md:flex-col md:items-start lg:flex-row lg:flex-nowrap lg:items-center"
            >
              <span className="min-w-[2.4em] font-display font-semibold text-[2.5rem]/[3rem] tracking-tight lg:min-w-0">
                {number}
              </span>{' '}
              <span className="max-w-[7.2em] text-base/tight">
                <WholeWords text={label} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
