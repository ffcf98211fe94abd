import { Paragraphs } from '@/components/ui/Paragraphs';
import { ResponsiveImage } from '@/components/ui/ResponsiveImage';
import type { ImageFile } from '@/lib/content/image-file';
import { defineSection, line, listOf, statistic, text, z } from './define-section';

/** Six figures next to each other, of which each role shows its own (tools/drawings/team.ts). */
const FIGURES: ImageFile = { kind: 'illustration', src: '/drawings/team.svg', width: 1008, height: 168 };

const role = z.strictObject({ title: line, description: text.optional() });

export const team = defineSection({
  label: 'Team',
  hint: 'The six roles of an engagement as people on the deck, with paragraphs below. The figures keep their order.',
  schema: z.strictObject({
    heading: line,
    roles: z.array(role).length(6),
    figure: statistic.optional(),
    paragraphs: listOf(text, 1, 8).optional(),
  }),
  example: {
    heading: 'The team you work with',
    roles: ['Sponsor', 'Business owner', 'Lead', 'Engineers', 'Security specialist', 'Service owner'].map((title) => ({
      title,
      description: 'What the role does.',
    })),
  },
  Component: ({ data: { heading, roles, figure, paragraphs }, id }) => (
    <section id={id} className="team">
      <div className="sheet">
        <h2 className="rule-t pt-6 text-h2">{heading}</h2>
        <ol>
          {roles.map(({ title, description }, index) => (
            <li key={index}>
              <ResponsiveImage image={FIGURES} alt="" className="size-full object-cover" />
              <div>
                <h3>{title}</h3>
                {description && <p>{description}</p>}
              </div>
            </li>
          ))}
        </ol>
        {paragraphs && (
          <div className="columns-12 gap-y-6">
            {figure && (
              <p className="col-span-12 font-display font-semibold text-h2 tracking-tight lg:col-span-5">
                {figure.number} {figure.label}
              </p>
            )}
            <div className="col-span-12 lg:col-span-7 lg:col-start-6">
              <Paragraphs items={paragraphs} />
            </div>
          </div>
        )}
      </div>
    </section>
  ),
});
