import type { Home } from '@/lib/content/schema';
import { Paragraphs } from './Paragraphs';

/** The team, with how long it has been at it set in the largest figure of the page. */
export function Team({ heading, figure, paragraphs }: Home['team']) {
  return (
    <section className="sheet">
      <div className="rule-t columns-12 gap-y-8 pt-6 pb-section">
        <h2 className="col-span-12 text-h2 lg:col-span-5">{heading}</h2>
        <div className="col-span-12 lg:col-span-7">
          <p className="mb-8 flex flex-wrap items-end gap-x-5 gap-y-2 border-brand border-b-8 pb-4">
            <span className="font-display font-semibold text-display tracking-tight">{figure.number}</span>{' '}
            <span className="pb-2 font-display font-semibold text-h3">{figure.label}</span>
          </p>
          <Paragraphs items={paragraphs} />
        </div>
      </div>
    </section>
  );
}
