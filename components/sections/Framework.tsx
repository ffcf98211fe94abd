import { ListNumber } from '@/components/ui/ListNumber';
import { Section } from '@/components/ui/Section';
import { Truss } from '@/components/ui/Truss';
import { defineSection, headed, line, text, z } from './define-section';

const members = ['Strategy', 'Policy', 'Risk', 'Controls', 'People', 'Assurance', 'Improvement'];

/** Hides the illustration from screen readers, because the list contains all of it. */
export const framework = defineSection({
  label: 'Framework of seven parts',
  hint: 'A truss of seven numbered members, each explained below the illustration.',
  schema: z.strictObject({
    ...headed,
    caption: text,
    /** A Warren truss of two panels has seven members. */
    members: z.array(z.strictObject({ label: line, description: text })).length(7),
  }),
  example: {
    heading: 'A framework of seven members',
    text: 'Each part takes some of the load and passes the rest along.',
    caption: 'A Warren truss with five joints needs all seven of its members.',
    members: members.map((label) => ({ label, description: 'What it does, in a sentence.' })),
  },
  Component: ({ data: { caption, members, ...copy }, id }) => (
    <Section id={id} {...copy}>
      <figure className="grid gap-8 md:grid-cols-2 lg:grid-cols-4">
        <div className="col-span-full">
          <Truss labels={members.map(({ label }) => label)} />
        </div>
        <ol className="contents">
          {members.map(({ label, description }, index) => (
            <li key={label} className="border-line border-t pt-4">
              <ListNumber index={index} />
              <h3 className="mt-1 text-h4">{label}</h3>
              <p className="mt-2 text-sm">{description}</p>
            </li>
          ))}
        </ol>
        <figcaption className="border-line border-t pt-4 text-muted text-sm">{caption}</figcaption>
      </figure>
    </Section>
  ),
});
