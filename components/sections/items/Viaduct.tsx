import { CardLink } from '@/components/parts/CardLink';
import { viaductColumnsFor } from '@/components/parts/columns';
import { PARTS } from '@/components/parts/drawings/parts';
import { Section } from '@/components/parts/Section';
import { Icon } from '@/ui/Icon';
import { Illustration } from '@/ui/Illustration';
import { ListNumber } from '@/ui/ListNumber';
import type { SectionProps } from '../section-props';

const PLACES = {
  girder: 'viaduct-girder',
  left: 'viaduct-shaft',
  right: 'viaduct-shaft',
  ground: 'viaduct-ground',
} as const;

/** By the number of columns, from 3 on. */
const COLUMNS = ['', 'lg:grid-cols-4', 'min-[82.5rem]:grid-cols-5', 'min-[100rem]:grid-cols-6'];

/** A row on phones. From 768 px on a span, whose numbers, titles, descriptions and links each start at one height. */
const SPAN =
  'relative columns-12 items-baseline gap-y-1 border-line border-t py-3 md:row-span-4 md:grid-cols-1 md:grid-rows-subgrid md:items-start md:justify-items-start md:border-0 md:px-[calc(5.5%+0.75rem)] md:pt-20 md:pb-12';

export function Viaduct({ data: { items, ...copy }, id, site }: SectionProps<'items'>) {
  const { placeholder } = site.company.labels;
  return (
    <Section id={id} {...copy}>
      <ul
        className={`viaduct-rows grid overflow-x-clip md:grid-cols-3 md:gap-y-12 ${COLUMNS[viaductColumnsFor(items.length) - 3]}`}
      >
        {items.map(({ title, icon, description, link, buttonText }, index) => (
          <li key={index} className={SPAN}>
            {Object.entries(PLACES).map(([place, name]) => (
              <Illustration key={place} of={PARTS[name]} className="bridge-part" isStretched />
            ))}
            <ListNumber index={index} className="col-span-12 xs:col-span-1 max-md:self-center md:col-span-full" />
            <h3 className="wrap-anywhere col-span-12 flex items-center gap-3 text-h3 xs:col-span-11 md:col-span-full md:flex-col md:items-start md:hyphens-auto md:text-h4">
              {icon && <Icon name={icon} className="size-9 md:size-12" />}
              {title}
            </h3>
            <p className="col-span-12 text-sm md:col-span-full">{description}</p>
            <p className="col-span-12 max-sm:-my-2 md:col-span-full">
              {buttonText && <CardLink href={link} placeholder={placeholder} label={buttonText} about={title} />}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
