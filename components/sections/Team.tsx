import { Count } from '@/components/ui/Count';
import { Paragraphs } from '@/components/ui/Paragraphs';
import { Section } from '@/components/ui/Section';
import { checkCount, composition, defineSection, line, listOf, statistic, text, z } from '@/lib/definitions/section';

export const team = defineSection({
  label: 'Text with a large figure',
  hint: 'A heading, one very large figure, and some paragraphs.',
  schema: z.strictObject({
    heading: line,
    composition: composition.optional(),
    figure: statistic.superRefine(checkCount),
    paragraphs: listOf(text, 1, 6),
  }),
  example: {
    heading: 'The crew behind the drawing',
    figure: { number: '25+', label: 'Years Experience' },
    paragraphs: ['A first paragraph, a size larger.', 'A second paragraph.'],
  },
  Component: ({ data: { figure, paragraphs, ...copy }, id, context }) => (
    <Section
      id={id}
      {...copy}
      bridge={context.bridge}
      layout="beside"
      below={
        <div className="mt-8">
          <Count number={figure.number} shows={figure.shows} className="mb-4 max-w-lead" />
          <p className="flex flex-wrap items-end gap-x-5 gap-y-2">
            <span className="font-display font-semibold text-display tracking-tight">{figure.number}</span>{' '}
            <span className="pb-2 font-display font-semibold text-h3">{figure.label}</span>
          </p>
        </div>
      }
    >
      <Paragraphs items={paragraphs} />
    </Section>
  ),
});
