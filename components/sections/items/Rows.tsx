import { CardLink } from '@/components/parts/CardLink';
import { ItemRow } from '@/components/parts/ItemRow';
import { Section } from '@/components/parts/Section';
import type { SectionProps } from '../section-props';

export function Rows({ data: { items, numbered, ...copy }, id, site }: SectionProps<'items'>) {
  const { placeholder } = site.company.labels;
  return (
    <Section id={id} {...copy}>
      <ul>
        {items.map(({ title, icon, description, list, link, buttonText }, index) => (
          <ItemRow
            key={index}
            index={numbered ? index : undefined}
            title={title}
            icon={icon}
            description={description}
            link={buttonText && <CardLink href={link} placeholder={placeholder} label={buttonText} about={title} />}
          >
            {list && (
              <ul className="grid content-start gap-x-4 gap-y-1 text-sm max-lg:grid-cols-2">
                {list.map((point, index) => (
                  <li key={index}>{point}</li>
                ))}
              </ul>
            )}
          </ItemRow>
        ))}
      </ul>
    </Section>
  );
}
