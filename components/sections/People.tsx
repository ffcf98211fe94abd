import { Section } from '@/components/parts/Section';
import { ResponsiveImage } from '@/ui/ResponsiveImage';
import { Roles } from './Roles';
import type { SectionProps } from './section-props';

/** The columns are as wide for one person as for many. */
export function People(props: SectionProps<'people'>) {
  const { people, look, ...copy } = props.data;
  if (look === 'roles') return <Roles {...props} />;
  return (
    <Section id={props.id} {...copy}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3 lg:grid-cols-4">
        {people.map(({ name, role, description, image, imageAlt = '', focus }, index) => (
          <li key={index}>
            {image && (
              <ResponsiveImage
                image={image}
                alt={imageAlt}
                shape="portrait"
                focus={focus}
                sizes="(min-width: 1024px) 25vw, 50vw"
              />
            )}
            <h3 className="mt-4 text-h3">{name}</h3>
            {role && <p className="text-sm">{role}</p>}
            {description && <p className="mt-2">{description}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
