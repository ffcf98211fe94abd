import { ListNumber } from '@/ui/ListNumber';
import type { SectionProps } from './section-props';

function Dimension({ index }: { index: number }) {
  return (
    <div className="-me-6 flex items-center gap-3">
      <svg viewBox="0 0 32 12" width="32" height="12" stroke="currentColor" className="mirrored" aria-hidden="true">
        <path d="M.5 0v12M0 6h32" />
      </svg>
      <ListNumber index={index} className="text-current" />
      <span className="flex grow items-center">
        <span className="grow border-current border-t" />
        <svg viewBox="0 0 10 9" width="10" fill="none" stroke="currentColor" className="mirrored" aria-hidden="true">
          <path d="M0 0L10 4.5 0 9M0 4.5h10" />
        </svg>
      </span>
    </div>
  );
}

export function Directions({ data: { heading, text: introduction, year, targets }, id }: SectionProps<'directions'>) {
  return (
    <section id={id} className="inverse py-section">
      <div className="sheet columns-12 gap-y-8">
        <div className="sticky-text col-span-12 lg:col-span-5 lg:pe-8">
          <h2 className="text-h2">{heading}</h2>
          <p className="mt-4 max-w-lead">{introduction}</p>
        </div>
        <div className="col-span-12 lg:col-span-7">
          <p className="text-end">
            <span className="inline-block font-display font-semibold text-load tracking-tight after:block after:deck-bar">
              {year}
            </span>
          </p>
          <ol className="border-current border-e pe-6">
            {targets.map(({ title, description }, index) => (
              <li key={index} className="pt-8">
                <Dimension index={index} />
                <h3 className="mt-4 text-h3">{title}</h3>
                <p className="mt-3 max-w-measure">{description}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
