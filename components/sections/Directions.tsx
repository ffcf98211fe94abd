import { z } from 'zod';
import { ListNumber } from '@/components/ui/ListNumber';
import { line, text, titled } from '@/lib/definitions/blocks';
import { defineSection } from '@/lib/definitions/section';

/** Where the company is going: the year, and its targets, on a panel of ink. */
export const directions = defineSection({
  label: 'Targets for a year',
  hint: 'A year set large and one to six targets, on a panel of ink.',
  schema: z.strictObject({
    heading: line,
    text,
    year: z.string().regex(/^\d{4}$/, { error: 'a year of four digits, in quotes' }),
    targets: z.array(titled).min(1).max(6),
  }),
  example: {
    heading: 'Our Directions',
    text: 'What we set out to do, and by when.',
    year: '2025',
    targets: [{ title: 'Build a healthcare practice', description: 'What it means, in a sentence.' }],
  },
  band: 'ink',
  Component: ({ data: { heading, text: introduction, year, targets }, id }) => (
    <section id={id} className="inverse py-section">
      <div className="sheet columns-12 gap-y-10">
        <div className="col-span-12 lg:col-span-5">
          <h2 className="text-h2">{heading}</h2>
          <p className="mt-5 max-w-lead">{introduction}</p>
          <p className="mt-10 inline-block border-brand border-b-8 font-display font-semibold text-display tracking-tight">
            {year}
          </p>
        </div>
        <ol className="col-span-12 lg:col-span-7">
          {targets.map(({ title, description }, index) => (
            <li key={title} className="flex gap-6 border-current border-t-[1.5px] py-7">
              <ListNumber index={index} className="pt-1 text-current" />
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-3 max-w-measure">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  ),
});
