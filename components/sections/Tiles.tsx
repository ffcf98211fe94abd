import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { composition, defineSection, headed, iconCard, listOf, z } from '@/lib/definitions/section';

export const tiles = defineSection({
  label: 'Tiles',
  hint: 'One to twelve tiles, three in a row: an icon, a title and a sentence.',
  schema: z.strictObject({ ...headed, composition: composition.optional(), tiles: listOf(iconCard, 1, 12) }),
  example: {
    heading: 'Three parts, one habit',
    text: 'Each part builds the habit from a different side.',
    tiles: [
      { icon: 'lamp', title: 'Learn', description: 'What it is, in a sentence.' },
      { icon: 'sluice', title: 'Practise', description: 'What it is, in a sentence.' },
      { icon: 'gauge', title: 'Play', description: 'What it is, in a sentence.' },
    ],
  },
  Component: ({ data: { tiles: items, ...copy }, id, context }) => (
    <Section id={id} {...copy} bridge={context.bridge}>
      <ul className="ruled-grid sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ icon, title, description }) => (
          <li key={title}>
            {icon && <Icon name={icon} className="mb-6 size-16" />}
            <h3 className="text-h3">{title}</h3>
            <p className="mt-3">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  ),
});
