import { CardLink } from '@/components/parts/CardLink';
import { viaductColumnsFor } from '@/components/parts/columns';
import { PARTS } from '@/components/parts/drawings/parts';
import { Section } from '@/components/parts/Section';
import { Icon } from '@/ui/Icon';
import { Illustration } from '@/ui/Illustration';
import { ListNumber } from '@/ui/ListNumber';
import type { SectionProps } from './section-props';

const PLACES = {
  girder: 'viaduct-girder',
  left: 'viaduct-shaft',
  right: 'viaduct-shaft',
  ground: 'viaduct-ground',
} as const;

/** By the number of columns, from 3 on. */
const COLUMNS = ['', 'lg:grid-cols-4', 'min-[82.5rem]:grid-cols-5', 'min-[100rem]:grid-cols-6'];

const ROW_COLUMNS = {
  number: 'lg:col-span-1',
  title: 'lg:col-span-4',
  text: 'lg:col-span-5',
  link: 'lg:col-span-2 lg:text-end',
} as const;

/** A span of the viaduct. Numbers, titles, descriptions and links each start at one height. */
const SPAN =
  'relative md:row-span-4 md:grid-cols-1 md:grid-rows-subgrid md:items-start md:justify-items-start md:border-0 md:px-[calc(5.5%+0.75rem)] md:pt-20 md:pb-12';

const SPAN_COLUMNS = {
  number: 'md:col-span-full',
  title: 'md:col-span-full md:flex-col md:items-start md:hyphens-auto md:text-h4',
  text: 'md:col-span-full md:text-card',
  link: 'md:col-span-full md:text-(length:--text-sm)',
} as const;

export function ServiceRows({ data: { viaduct = false, items, ...copy }, id, site }: SectionProps<'service-rows'>) {
  const isViaduct = viaduct && items.length > 1;
  const looks = isViaduct
    ? `viaduct-rows grid overflow-x-clip md:grid-cols-3 md:gap-y-12 ${COLUMNS[viaductColumnsFor(items.length) - 3]}`
    : undefined;
  const columns = isViaduct ? SPAN_COLUMNS : ROW_COLUMNS;
  return (
    <Section id={id} {...copy}>
      <ul className={looks}>
        {items.map((item, index) => (
          <li
            key={index}
            className={`columns-12 items-baseline gap-y-1 border-line border-t py-3 md:py-6 ${isViaduct ? SPAN : ''}`}
          >
            {isViaduct &&
              Object.entries(PLACES).map(([place, name]) => (
                <Illustration key={place} of={PARTS[name]} className="bridge-part" isStretched />
              ))}
            <ListNumber
              index={index}
              className={`col-span-12 flex items-center gap-4 xs:col-span-1 max-md:self-center ${columns.number}`}
            />
            <h3 className={`wrap-anywhere col-span-12 flex items-center xs:col-span-11 gap-3 text-h3 ${columns.title}`}>
              {item.icon && <Icon name={item.icon} className="size-9 md:size-12" />}
              {item.title}
            </h3>
            <div className="run-on col-span-12">
              <p className={`col-span-12 max-sm:text-card ${columns.text}`}>{item.description}</p>
              <p className={`col-span-12 ${columns.link}`}>
                {item.buttonText && (
                  <CardLink
                    href={item.link}
                    placeholder={site.company.labels.placeholder}
                    label={item.buttonText}
                    about={item.title}
                  />
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
