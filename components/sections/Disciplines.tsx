import { ItemRow } from '@/components/parts/ItemRow';
import { Section } from '@/components/parts/Section';
import type { SectionProps } from './section-props';

export function Disciplines({ data: { items, ...copy }, id }: SectionProps<'disciplines'>) {
  return (
    <Section id={id} {...copy}>
      <ul>
        {items.map(({ roles, ...item }, index) => (
          <ItemRow key={index} {...item}>
            <ul className="grid content-start gap-x-4 gap-y-1 text-sm max-lg:grid-cols-2">
              {roles.map((role, index) => (
                <li key={index}>{role}</li>
              ))}
            </ul>
          </ItemRow>
        ))}
      </ul>
    </Section>
  );
}
