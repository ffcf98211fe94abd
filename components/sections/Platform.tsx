import type { Training } from '@/lib/content/schema';
import { Paragraphs } from './Paragraphs';

/** The training platform, on yellow, with what it offers as a list of parts. */
export function Platform({ heading, paragraphs, features }: Training['platform']) {
  return (
    <section className="bg-brand py-section text-on-brand">
      <div className="sheet columns-12 gap-y-10">
        <div className="col-span-12 lg:col-span-6">
          <h2 className="mb-6 text-h1">{heading}</h2>
          <Paragraphs items={paragraphs} />
        </div>
        <dl className="col-span-12 lg:col-span-5 lg:col-start-8">
          {features.map(({ title, description }) => (
            <div key={title} className="border-current border-t-[1.5px] py-5">
              <dt className="font-display font-semibold text-h4">{title}</dt>
              <dd className="mt-2">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
