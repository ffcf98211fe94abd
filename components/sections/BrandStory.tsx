import type { About } from '@/lib/content/schema';
import { Prose } from './Prose';

type Props = About['story'] & { html: string };

/** The brand story, with one sentence of it set large beside it. */
export function BrandStory({ heading, pullQuote, html }: Props) {
  return (
    <section className="sheet">
      <div className="rule-t columns-12 gap-y-10 pt-6 pb-section">
        <div className="col-span-12 lg:col-span-5">
          <h2 className="text-h2">{heading}</h2>
          {pullQuote && <p className="pull-quote mt-10 max-w-lead text-h3">{pullQuote}</p>}
        </div>
        <div className="col-span-12 min-w-0 lg:col-span-7">
          <Prose html={html} />
        </div>
      </div>
    </section>
  );
}
