import { Paragraphs } from '@/components/ui/Paragraphs';
import { defineSection, line, listOf, statistic, text, z } from '@/lib/definitions/section';

export const team = defineSection({
  label: 'Text with a large figure',
  hint: 'A heading, one very large figure, and some paragraphs.',
  schema: z.strictObject({ heading: line, figure: statistic, paragraphs: listOf(text, 1, 6) }),
  example: {
    heading: 'The crew behind the drawing',
    figure: { number: '25+', label: 'Years Experience' },
    paragraphs: ['A first paragraph, a size larger.', 'A second paragraph.'],
  },
  Component: ({ data: { heading, figure, paragraphs }, id }) => (
    <section id={id} className="sheet">
      <div className="rule-t columns-12 gap-y-8 pt-6 pb-section">
        <h2 className="col-span-12 text-h2 lg:col-span-5">{heading}</h2>
        <div className="col-span-12 lg:col-span-7">
          <p className="mb-8 flex flex-wrap items-end gap-x-5 gap-y-2 deck-b pb-4">
            <span className="font-display font-semibold text-display tracking-tight">{figure.number}</span>{' '}
            <span className="pb-2 font-display font-semibold text-h3">{figure.label}</span>
          </p>
          <Paragraphs items={paragraphs} />
        </div>
      </div>
    </section>
  ),
});
