import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { CardLink } from '@/components/ui/CardLink';
import { Icon } from '@/components/ui/Icon';
import { Illustration } from '@/components/ui/Illustration';
import { PageTitle } from '@/components/ui/PageTitle';
import { ResponsiveImage } from '@/components/ui/ResponsiveImage';
import { Section } from '@/components/ui/Section';
import { TextField } from '@/components/ui/TextField';
import { COLOURS } from '@/lib/shared/colours';
import { STAGES } from '@/lib/shared/drawings/stages';
import { ICON_NAMES } from '@/lib/shared/icons';

const HEADINGS = ['text-display', 'text-h1', 'text-h2', 'text-h3', 'text-h4'];
const TEXTS = [...HEADINGS.map((name) => `${name} font-display font-semibold`), 'text-lead', 'text-base', 'text-sm'];
const RULES = ['rule-t', 'border-line border-t', 'deck-t', 'border-current border-t-[1.5px]'];
const LOOKS = ['brand', 'ink', 'outline'] as const;
const LABELS = { label: 'card-link', about: 'buttons' };

type Item = readonly [name: string, shown: ReactNode];
type Props = { illustrations: readonly string[]; sections: readonly { name: string; example: ReactNode }[] };

const list = <Name extends string>(names: readonly Name[], show: (name: Name) => ReactNode): Item[] =>
  names.map((name) => [name, show(name)]);

const swatch = (colour: string) => (
  <svg viewBox="0 0 120 48" className="w-24 border-[1.5px] border-ink" aria-hidden="true">
    <rect width="120" height="48" fill={colour} />
  </svg>
);

const groupsWith = (illustrations: readonly string[]): Readonly<Record<string, readonly Item[]>> => ({
  text: list(TEXTS, (looks) => <p className={looks}>Aa</p>),
  ...Object.fromEntries(
    Object.entries(COLOURS).map(([scheme, palette]) => [
      `colours: ${scheme}`,
      Object.entries(palette).map(([role, colour]): Item => [`${role} ${colour}`, swatch(colour)]),
    ]),
  ),
  rules: list(RULES, (name) => <p className={`w-full pt-2 ${name}`} />),
  buttons: [
    ...list(LOOKS, (look) => <ButtonLink href="#buttons" look={look} about={look} children={look} />),
    ['link', <CardLink key="link" href="#buttons" {...LABELS} />],
    ['placeholder', <CardLink key="placeholder" placeholder="placeholder" {...LABELS} />],
  ],
  fields: [
    ['plain', <TextField key="plain" name="plain" label="field" required="required" hint="hint" />],
    ['wrong', <TextField key="wrong" name="wrong" label="field" required="required" message="message" />],
    ['lines', <TextField key="lines" name="lines" label="field" required="required" multiline />],
  ],
  icons: list(ICON_NAMES, (name) => <Icon name={name} />),
  stages: list(Object.keys(STAGES), (stage) => <Illustration of={STAGES[Number(stage)]} className="w-24" />),
  illustrations: list(illustrations, (src) => (
    <ResponsiveImage image={{ kind: 'illustration', src, width: 1440, height: 560 }} alt="" />
  )),
});

/** Renders type, colours, rules, controls, icons, illustrations and every section's example. Labels are identifiers. */
export function DesignSheet({ illustrations, sections }: Props) {
  return (
    <>
      <PageTitle>_design</PageTitle>
      {Object.entries(groupsWith(illustrations)).map(([heading, items]) => (
        <Section key={heading} heading={heading}>
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
            {items.map(([name, shown]) => (
              <li key={name} className="figure-note grid justify-items-start gap-2">
                {shown}
                {name}
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {sections.map(({ name, example }) => (
        <div key={name} id={name}>
          <p className="sheet figure-note py-6">{name}</p>
          {example}
        </div>
      ))}
    </>
  );
}
