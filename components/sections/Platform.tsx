import { Paragraphs } from '@/ui/Paragraphs';
import type { SectionProps } from './section-props';

export function Platform({ data: { heading, paragraphs, features }, id }: SectionProps<'platform'>) {
  return (
    <section id={id} className="bg-brand py-section text-on-brand">
      <div className="sheet columns-12 gap-y-8">
        <div className="col-span-12 md:col-span-6">
          <h2 className="mb-4 text-h1">{heading}</h2>
          <Paragraphs items={paragraphs} />
        </div>
        <dl className="col-span-12 md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9">
          {features.map(({ title, description }, index) => (
            <div key={index} className="border-current border-t-[1.5px] py-4">
              <dt className="font-display font-semibold text-h4">{title}</dt>
              <dd className="mt-2">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
