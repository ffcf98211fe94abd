import { Section } from '@/components/parts/Section';
import type { SectionProps } from './section-props';

export function Disciplines({ data: { items, ...copy }, id }: SectionProps<'disciplines'>) {
  return (
    <Section id={id} {...copy}>
      <ul>
        {items.map(({ title, description, roles }, index) => (
          <li key={index} className="columns-12 gap-y-2 border-line border-t py-6">
            <h3 className="wrap-anywhere col-span-12 text-h3 lg:col-span-4">{title}</h3>
            <p className="col-span-12 md:col-span-6 sm:pe-8 lg:col-span-4">{description}</p>
            <ul className="col-span-12 grid content-start gap-x-4 gap-y-1 text-card grid-cols-2 md:col-span-6 md:grid-cols-1 lg:col-span-4 lg:col-start-9">
              {roles.map((role, index) => (
                <li key={index}>{role}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
