import { Icon } from '@/components/ui/Icon';
import { ListNumber } from '@/components/ui/ListNumber';
import { Section } from '@/components/ui/Section';
import { defineSection, headed, icon, listOf, titled, z } from '@/lib/definitions/section';

const COLUMNS: Readonly<Record<number, string>> = {
  2: 'lg:grid-cols-2',
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-3 lg:gap-y-12',
};

export const steps = defineSection({
  label: 'Steps',
  hint: 'Two to six numbered steps under a yellow deck, each with an icon if you like.',
  schema: z.strictObject({
    ...headed,
    steps: listOf(titled.extend({ icon: icon.optional() }), 2, 6),
  }),
  example: {
    heading: 'Our approach',
    text: 'Three stages, always in this order.',
    steps: [
      { title: 'Survey', description: 'What happens in this step.' },
      { title: 'Design', description: 'What happens in this step.' },
      { title: 'Build', description: 'What happens in this step.' },
    ],
  },
  Component: ({ data: { steps: items, ...copy }, id }) => (
    <Section id={id} {...copy}>
      <ol className={`deck-steps ${COLUMNS[items.length]}`}>
        {items.map(({ title, description, icon: name }, index) => (
          <li key={title} className={name && 'xs:max-lg:pe-[min(6rem,27vw)]'}>
            {name ? (
              <div className="flex items-start justify-between">
                <ListNumber index={index} />
                <Icon name={name} className="size-16 max-xs:hidden max-lg:absolute max-lg:end-0 max-lg:top-0" />
              </div>
            ) : (
              <ListNumber index={index} />
            )}
            <h3 className="mt-3 text-h3">{title}</h3>
            <p className="mt-3 text-sm">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  ),
});
