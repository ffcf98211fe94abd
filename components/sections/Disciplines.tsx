import { Section } from '@/components/parts/Section';
import { defineSection, headed, line, listOf, titled, z } from './define-section';

const description = 'What it is, in a sentence.';

export const disciplines = defineSection({
  label: 'Rows with lists',
  hint: 'One to twelve rows: title, a sentence, and a list such as roles or topics.',
  schema: z.strictObject({
    ...headed,
    items: listOf(
      titled.extend({ roles: listOf(line, 1, 12).meta({ label: 'List', hint: 'Such as roles or topics.' }) }),
      1,
      12,
    ).meta({ label: 'Rows' }),
  }),
  example: {
    heading: 'Functional disciplines',
    text: 'The fields we recruit in.',
    items: [
      { title: 'Software', description, roles: ['Software engineer', 'Test analyst'] },
      { title: 'Cloud', description, roles: ['Cloud engineer'] },
    ],
  },
  Component: ({ data: { items, ...copy }, id }) => (
    <Section id={id} {...copy}>
      <ul>
        {items.map(({ title, description, roles }, index) => (
          <li key={index} className="columns-12 gap-y-4 border-line border-t py-7">
            <h3 className="wrap-anywhere col-span-12 text-h3 lg:col-span-4">{title}</h3>
            <p className="col-span-12 md:col-span-6 sm:pe-8 lg:col-span-4">{description}</p>
            <ul className="col-span-12 grid content-start gap-1 text-sm md:col-span-6 lg:col-span-4 lg:col-start-9">
              {roles.map((role, index) => (
                <li key={index}>{role}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  ),
});
