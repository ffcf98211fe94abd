import { Paragraphs } from '@/ui/Paragraphs';
import { defineSection, line, listOf, text, titled, z } from './define-section';

export const platform = defineSection({
  label: 'Text with a list',
  hint: 'A heading, paragraphs and one to eight parts with a sentence each, on yellow.',
  schema: z.strictObject({
    heading: line,
    paragraphs: listOf(text, 1, 6).meta({ hint: 'The first appears a size larger.' }),
    features: listOf(titled, 1, 8).meta({ label: 'Parts' }),
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
          <h2 className="mb-6 text-statement">{heading}</h2>
          <Paragraphs items={paragraphs} />
        </div>
        <dl className="col-span-12 lg:col-span-4 lg:col-start-9">
          {features.map(({ title, description }, index) => (
            <div key={index} className="border-current border-t-[1.5px] py-5">
              <dt className="font-display font-semibold text-h4">{title}</dt>
              <dd className="mt-2">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  ),
});
