import { Section } from '@/components/parts/Section';
import { ButtonLink } from '@/ui/ButtonLink';
import { Paragraphs as Texts } from '@/ui/Paragraphs';
import type { SectionProps } from './section-props';

export function Paragraphs({ data: { paragraphs: items = [], link, ...copy }, id, page }: SectionProps<'text'>) {
  return (
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
  );
}
