import { ButtonLink } from '@/components/ui/ButtonLink';
import { Paragraphs as Texts } from '@/components/ui/Paragraphs';
import { Section } from '@/components/ui/Section';
import { button, composition, defineSection, head, line, listOf, statistic, text, z } from './define-section';

export const paragraphs = defineSection({
  label: 'Paragraphs',
  hint: 'Plain paragraphs next to their heading, a figure and a button. For lists, links and images use Text.',
  schema: z.strictObject({
    heading: line,
    head: head.optional(),
    composition: composition.optional(),
    figure: statistic.optional(),
    paragraphs: listOf(text, 1, 8),
    link: button.optional(),
  }),
  example: {
    heading: 'What we do',
    paragraphs: ['A first paragraph, a size larger.', 'A second paragraph.'],
    link: { label: 'Talk to us', link: '/contact' },
  },
  Component: ({ data: { figure, paragraphs: items, link, ...copy }, id, page }) => (
    <Section id={id} {...copy} image={page.image} layout="beside" below={figure && <Figure {...figure} />}>
      {/* Where the text leaves room, the button is next to it. */}
      <div className="flex flex-wrap items-end justify-between gap-8">
        <Texts items={items} />
        {link && (
          <ButtonLink href={link.link} look="outline">
            {link.label}
          </ButtonLink>
        )}
      </div>
    </Section>
  ),
});

function Figure({ number, label }: z.infer<typeof statistic>) {
  return (
    <p className="mt-6 font-display font-semibold text-h2 tracking-tight">
      {number} {label}
    </p>
  );
}
