import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { defineSection, headed, iconCard, listOf, z } from '@/lib/definitions/section';

export const channels = defineSection({
  label: 'Short items',
  hint: 'Two to six short items next to each other above one yellow deck.',
  schema: z.strictObject({ ...headed, items: listOf(iconCard, 2, 6) }),
  example: {
    heading: 'Sourcing channels',
    text: 'Good people are rarely all in one place.',
    items: [
      { icon: 'level', title: 'Direct Search', description: 'What it is, in a sentence.' },
      { icon: 'chain', title: 'Referrals', description: 'What it is, in a sentence.' },
      { icon: 'signal', title: 'Job Boards', description: 'What it is, in a sentence.' },
    ],
  },
  Component: ({ data: { items, ...copy }, id }) => (
    <Section id={id} {...copy}>
      <ul className="hangers">
        {items.map(({ icon, title, description }) => (
          <li key={title}>
            {icon && <Icon name={icon} />}
            <h3 className="mt-4 text-h4">{title}</h3>
            <p className="mt-2 text-sm">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  ),
});
