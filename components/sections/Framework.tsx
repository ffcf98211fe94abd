import { Section } from '@/components/parts/Section';
import { Truss } from '@/components/parts/Truss';
import { ListNumber } from '@/ui/ListNumber';
import { States } from '@/ui/States';
import { defineSection, headed, line, text, z } from './define-section';

const NAMES = ['Strategy', 'Policy', 'Risk', 'Controls', 'People', 'Assurance', 'Improvement'];

const member = z.strictObject({
  label: line.meta({ label: 'Name' }),
  description: text,
  without: text.meta({ label: 'Sentence without it', hint: 'Appears when a visitor takes the part away.' }),
});

/** Hides the illustration from screen readers, because the list contains all of it. */
export const framework = defineSection({
  label: 'Framework of seven parts',
  hint: 'A truss of seven numbered members, each explained below the illustration. Visitors can take each of them away.',
  isSingle: true,
  schema: z.strictObject({
    ...headed,
    caption: text.meta({ hint: 'Below the illustration.' }),
    /** Names the choice for screen readers. */
    choice: line.meta({ label: 'Name of the choice', hint: 'For screen readers only.' }),
    whole: line.meta({
      label: 'First button',
      hint: 'Shows the whole truss. The other buttons have the names of the parts.',
    }),
    /** A Warren truss of two panels has seven members. */
    members: z.array(member).length(7).meta({ label: 'Parts' }),
  }),
  example: {
    heading: 'A framework of seven members',
    text: 'Each part takes some of the load and passes the rest along.',
    caption: 'A Warren truss with five joints needs all seven of its members.',
    choice: 'What happens without one of them',
    whole: 'All seven',
    members: NAMES.map((label) => ({
      label,
      description: 'What it does, in a sentence.',
      without: `Without ${label}: what is missing then.`,
    })),
  },
  Component: ({ data: { caption, choice, whole, members, ...copy }, id }) => {
    const labels = members.map(({ label }) => label);
    return (
      <Section id={id} {...copy}>
        <States
          name={id ?? 'framework'}
          choice={choice}
          states={[{ label: whole, text: caption }, ...members.map(({ label, without }) => ({ label, text: without }))]}
          illustrationOf={(index) => <Truss labels={labels} state={index} />}
          className="truss"
        />
        <ol className="mt-10 grid gap-8 md:grid-cols-2 lg:grid-cols-4">
          {members.map(({ label, description }, index) => (
            <li key={index} className="border-line border-t pt-4 md:last:col-span-2 lg:last:col-span-1">
              <ListNumber index={index} />
              <h3 className="mt-1 text-h4">{label}</h3>
              <p className="mt-2 text-sm">{description}</p>
            </li>
          ))}
        </ol>
      </Section>
    );
  },
});
