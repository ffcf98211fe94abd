import { Section } from '@/components/parts/Section';
import { ButtonLink } from '@/ui/ButtonLink';
import { Paragraphs as Texts } from '@/ui/Paragraphs';
import { button, composition, defineSection, head, line, listOf, text, z } from './define-section';

export const paragraphs = defineSection({
  label: 'Paragraphs',
  hint: 'Plain paragraphs next to their heading, and a button. For lists, links and images use Text.',
  schema: z.strictObject({
    heading: line,
    head: head.optional(),
    composition: composition.optional(),
    paragraphs: listOf(text, 1, 8).meta({ hint: 'The first appears a size larger.' }),
    link: button.meta({ label: 'Button' }).optional(),
  }),
  example: {
    heading: 'What we do',
    paragraphs: ['A first paragraph, a size larger.', 'A second paragraph.'],
    link: { label: 'Talk to us', link: '/contact' },
  },
  Component: ({ data: { paragraphs: items, link, ...copy }, id, page }) => (
    <Section id={id} {...copy} image={page.image} layout="beside">
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
