import { ButtonLink } from '@/components/ui/ButtonLink';
import { Count } from '@/components/ui/Count';
import { Paragraphs as Texts } from '@/components/ui/Paragraphs';
import { Section } from '@/components/ui/Section';
import {
  button,
  checkCount,
  composition,
  defineSection,
  head,
  line,
  listOf,
  statistic,
  text,
  z,
} from './define-section';

export const paragraphs = defineSection({
  label: 'Paragraphs',
  hint: 'Plain paragraphs next to their heading, a very large figure and a button. For lists, links and images use Text.',
  schema: z.strictObject({
    heading: line,
    head: head.optional(),
    composition: composition.optional(),
    figure: statistic.superRefine(checkCount).optional(),
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

function Figure({ number, label, shows }: z.infer<typeof statistic>) {
  return (
    <div className="mt-8">
      <Count number={number} shows={shows} className="mb-4 max-w-lead" />
      <p className="flex flex-wrap items-end gap-x-5 gap-y-2">
        <span className="font-display font-semibold text-display tracking-tight">{number}</span>{' '}
        <span className="pb-2 font-display font-semibold text-h3">{label}</span>
      </p>
    </div>
  );
}
