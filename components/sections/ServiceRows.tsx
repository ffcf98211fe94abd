import { CardLink } from '@/components/ui/CardLink';
import { viaductColumnsFor } from '@/components/ui/columns';
import { PARTS } from '@/components/ui/drawings/parts';
import { Icon } from '@/components/ui/Icon';
import { Illustration } from '@/components/ui/Illustration';
import { ListNumber } from '@/components/ui/ListNumber';
import { Section } from '@/components/ui/Section';
import { defineSection, headed, listOf, serviceCard, z } from './define-section';

const PLACES = {
  girder: 'viaduct-girder',
  left: 'viaduct-shaft',
  right: 'viaduct-shaft',
  ground: 'viaduct-ground',
} as const;

/** By the number of columns, from 3 on. */
const COLUMNS = ['', 'lg:grid-cols-4', 'min-[82.5rem]:grid-cols-5', 'min-[100rem]:grid-cols-6'];

const description = 'What it is, in a sentence.';

export const serviceRows = defineSection({
  label: 'Services',
  hint: 'One to twelve services as numbered rows, or as spans of a viaduct: icon, title, description, link.',
  schema: z.strictObject({
    ...headed,
    viaduct: z.boolean().optional(),
    items: listOf(serviceCard, 1, 12),
  }),
  example: {
    heading: 'Our services',
    text: 'A sentence about all of the services.',
    items: [
      { icon: 'splice', title: 'Application Development', description, buttonText: 'Learn more' },
      { icon: 'joint', title: 'Integration', description, link: '/contact', buttonText: 'Learn more' },
    ],
  },
  Component: ({ data: { viaduct = false, items, ...copy }, id, site }) => {
    const isViaduct = viaduct && items.length > 1;
    const looks = isViaduct
      ? `viaduct-rows grid md:grid-cols-3 ${COLUMNS[viaductColumnsFor(items.length) - 3]}`
      : undefined;
    return (
      <Section id={id} {...copy}>
        <ul className={looks}>
          {items.map((item, index) => (
            <li key={index} className="columns-12 items-baseline gap-y-2 border-line border-t py-6">
              {isViaduct &&
                Object.entries(PLACES).map(([place, name]) => (
                  <Illustration key={place} of={PARTS[name]} className="bridge-part" isStretched />
                ))}
              <ListNumber index={index} className="col-span-12 flex items-center gap-4 xs:col-span-2 lg:col-span-1" />
              <h3 className="wrap-anywhere col-span-12 flex items-center xs:col-span-10 gap-4 text-h3 lg:col-span-4">
                {item.icon && <Icon name={item.icon} className="size-12" />}
                {item.title}
              </h3>
              <p className="col-span-12 xs:col-span-10 xs:col-start-3 lg:col-span-5 lg:col-start-auto">
                {item.description}
              </p>
              <p className="col-span-12 xs:col-span-10 xs:col-start-3 lg:col-span-2 lg:col-start-auto lg:text-end">
                {item.buttonText && (
                  <CardLink
                    href={item.link}
                    placeholder={site.company.labels.placeholder}
                    label={item.buttonText}
                    about={item.title}
                  />
                )}
              </p>
            </li>
          ))}
        </ul>
      </Section>
    );
  },
});
