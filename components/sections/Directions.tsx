import { Glyph } from '@/ui/Glyph';
import { ListNumber } from '@/ui/ListNumber';
import type { SectionProps } from './section-props';

/** A dimension up to the line of the year, with the number of its target. */
function Dimension({ index }: { index: number }) {
  return (
    <div className="-me-6 flex items-center">
      <ListNumber index={index} className="text-current" />
      <span className="ms-3 grow border-current border-t" />
      <Glyph name="arrow-right" />
    </div>
  );
}

export function Directions({ data: { heading, text: introduction, year, targets }, id }: SectionProps<'directions'>) {
  return (
    <section id={id} className="inverse">
      <div className="deck-bar" />
      <div className="sheet columns-12 gap-y-8 py-section">
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
