import { Icon } from '@/components/ui/Icon';
import { Paragraphs } from '@/components/ui/Paragraphs';
import { defineSection, icon, line, listOf, text, titled, z } from './define-section';

export const platform = defineSection({
  label: 'Text with a list',
  hint: 'A heading, paragraphs and one to eight parts with a sentence each, on yellow.',
  schema: z.strictObject({
    heading: line,
    paragraphs: listOf(text, 1, 6),
    features: listOf(titled.extend({ icon: icon.optional() }), 1, 8),
  }),
  example: {
    heading: 'One platform for the whole program',
    paragraphs: ['What it is and why it helps.'],
    features: [
      { title: 'For staff', description: 'What it offers them.' },
      { title: 'For team leads', description: 'What it offers them.' },
    ],
  },
  band: 'brand',
  Component: ({ data: { heading, paragraphs, features }, id }) => (
    <section id={id} className="bg-brand py-section text-on-brand">
      <div className="sheet columns-12 gap-y-10">
        <div className="col-span-12 lg:col-span-6">
          <h2 className="mb-6 text-h1">{heading}</h2>
          <Paragraphs items={paragraphs} />
        </div>
        <dl className="col-span-12 lg:col-span-4 lg:col-start-9">
          {features.map(({ title, description, icon: name }, index) => (
            <div
              key={index}
              className={`relative border-current border-t-[1.5px] py-5 ${name ? 'xs:pe-[min(6rem,27vw)]' : ''}`}
            >
              <dt className="font-display font-semibold text-h4">
                {name && <Icon name={name} className="absolute end-0 top-5 size-16 max-xs:hidden" />}
                {title}
              </dt>
              <dd className="mt-2">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  ),
});
