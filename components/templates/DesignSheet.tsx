import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { CardLink } from '@/components/ui/CardLink';
import { Detail } from '@/components/ui/Detail';
import { Drawing } from '@/components/ui/Drawing';
import { Icon } from '@/components/ui/Icon';
import { PageTitle } from '@/components/ui/PageTitle';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { TextField } from '@/components/ui/TextField';
import { COLOURS } from '@/lib/shared/colours';
import { DETAIL_NAMES } from '@/lib/shared/details';
import { STAGES } from '@/lib/shared/drawings/stages';
import { ICON_NAMES } from '@/lib/shared/icons';

const HEADINGS = ['text-display', 'text-h1', 'text-h2', 'text-h3', 'text-h4'];
const TEXTS = ['text-lead', 'text-base', 'text-sm', 'text-xs'];
const RULES = ['rule-t', 'border-line border-t', 'border-brand border-t-8', 'border-current border-t-[1.5px]'];
const LOOKS = ['brand', 'ink', 'outline'] as const;

type Props = { drawings: readonly string[]; sections: readonly { name: string; example: ReactNode }[] };

/** Renders type, colours, rules, controls, icons, illustrations and every section's example. Names are the code's. */
export function DesignSheet({ drawings, sections }: Props) {
  return (
    <>
      <PageTitle>_design</PageTitle>
      <Section heading="text">
        {[...HEADINGS.map((name) => `${name} font-display font-semibold`), ...TEXTS].map((looks) => (
          <p key={looks} className={looks}>
            {looks}
          </p>
        ))}
      </Section>
      {Object.entries(COLOURS).map(([scheme, palette]) => (
        <Named
          key={scheme}
          heading={`colours: ${scheme}`}
          items={Object.entries(palette).map(([role, colour]) => [
            `${role} ${colour}`,
            <Swatch key={role} of={colour} />,
          ])}
        />
      ))}
      <Section heading="rules">
        {RULES.map((name) => (
          <p key={name} className={`figure-note mb-8 pt-2 ${name}`}>
            {name}
          </p>
        ))}
      </Section>
      <Section heading="buttons">
        <p className="flex flex-wrap items-center gap-6">
          {LOOKS.map((look) => (
            <ButtonLink key={look} href="#buttons" look={look}>
              {look}
            </ButtonLink>
          ))}
          <CardLink href="#buttons" label="card-link" about="buttons" />
          <CardLink placeholder="placeholder" label="card-link" about="buttons" />
        </p>
      </Section>
      <Section heading="fields">
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField name="plain" label="field" required="required" hint="hint" />
          <TextField name="wrong" label="field" required="required" message="message" />
          <TextField name="lines" label="field" required="required" multiline />
        </div>
      </Section>
      <Named heading="icons" items={ICON_NAMES.map((name) => [name, <Icon key={name} name={name} size={28} />])} />
      <Named heading="details" items={DETAIL_NAMES.map((name) => [name, <Detail key={name} name={name} />])} />
      <Named
        heading="stages"
        items={Object.entries(STAGES).map(([stage, of]) => [stage, <Drawing key={stage} of={of} className="w-24" />])}
      />
      <Named
        heading="drawings"
        items={drawings.map((src) => [
          src,
          <Picture key={src} picture={{ kind: 'drawing', src, width: 1440, height: 560 }} alt="" />,
        ])}
      />
      {sections.map(({ name, example }) => (
        <div key={name} id={name}>
          <p className="sheet figure-note py-6">{name}</p>
          {example}
        </div>
      ))}
    </>
  );
}

function Swatch({ of: colour }: { of: string }) {
  return (
    <svg viewBox="0 0 120 48" className="w-24 border-[1.5px] border-ink" aria-hidden="true">
      <rect width="120" height="48" fill={colour} />
    </svg>
  );
}

type NamedProps = { heading: string; items: readonly (readonly [name: string, drawing: ReactNode])[] };

function Named({ heading, items }: NamedProps) {
  return (
    <Section heading={heading}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(([name, drawing]) => (
          <li key={name} className="figure-note grid justify-items-start gap-2">
            {drawing}
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
