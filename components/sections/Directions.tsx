import type { About } from '@/lib/content/schema';

/** Where the company is going: the year, and its targets, on a panel of ink. */
export function Directions({ heading, text, year, targets }: About['directions']) {
  return (
    <section className="inverse py-section">
      <div className="sheet columns-12 gap-y-10">
        <div className="col-span-12 lg:col-span-5">
          <h2 className="text-h2">{heading}</h2>
          <p className="mt-5 max-w-lead">{text}</p>
          <p className="mt-10 inline-block border-brand border-b-8 font-display font-semibold text-display tracking-tight">
            {year}
          </p>
        </div>
        <ol className="col-span-12 lg:col-span-7">
          {targets.map(({ title, description }, index) => (
            <li key={title} className="flex gap-6 border-current border-t-[1.5px] py-7">
              <span className="pt-1 font-mono text-xs" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-3 max-w-measure">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
