import { Fragment, type ReactNode } from 'react';
import { Still } from '@/components/islands/Still';
import { DraftMark } from '@/components/ui/DraftMark';
import { PageTitle } from '@/components/ui/PageTitle';
import type { PageContext } from '@/lib/definitions/context';
import type { PlacedSection, Section } from '@/lib/definitions/section';

type Props = {
  /** The page's name, for its h1 where its first section has none. */
  title: string;
  sections: readonly PlacedSection[];
  context: PageContext;
  isDraft: boolean | undefined;
};

/** A page made of sections: one h1, and room between bands of colour and the sheet. */
export function SectionsPage({ title, sections, context, isDraft }: Props) {
  const opening = sections[0]?.section.canBeTitle ? sections[0] : undefined;
  const parts = sections.map((placed, index): Part => {
    const drawing = (
      <Spaced after={sections[index - 1]?.section.band} section={placed.section}>
        {placed.draw({ context, id: placed.id, isTitle: placed === opening })}
      </Spaced>
    );
    return { key: keyOf(placed, index), hasIsland: placed.section.hasIsland ?? false, drawing };
  });
  const top = (
    <>
      <DraftMark label={isDraft && context.company.labels.draft} isAlone />
      {!opening && <PageTitle>{title}</PageTitle>}
    </>
  );
  const isBare = opening && !isDraft;
  return <Runs parts={isBare ? parts : [{ key: 'top', hasIsland: false, drawing: top }, ...parts]} />;
}

type Part = { key: string; hasIsland: boolean; drawing: ReactNode };

/** Parts of a page; what nothing ever changes stands together in one element that is not woken. */
function Runs({ parts }: { parts: readonly Part[] }) {
  const runs: { key: string; hasIsland: boolean; drawings: ReactNode[] }[] = [];
  for (const { key, hasIsland, drawing } of parts) {
    const last = runs.at(-1);
    const keyed = <Fragment key={key}>{drawing}</Fragment>;
    if (last && !last.hasIsland && !hasIsland) last.drawings.push(keyed);
    else runs.push({ key, hasIsland, drawings: [keyed] });
  }
  return runs.map(({ key, hasIsland, drawings }, index) =>
    hasIsland ? (
      drawings
    ) : (
      <Still key={key} as="div" name={`part ${index + 1}`}>
        {drawings}
      </Still>
    ),
  );
}

/** The order of a page's sections never changes while it is shown. */
const keyOf = ({ id, section }: PlacedSection, index: number) => `${index} ${id ?? section.label}`;

type SpacedProps = { after: Section['band']; section: Section; children: ReactNode };

/** After a band of colour the sheet begins with room; two bands of one colour are parted by a rule. */
function Spaced({ after, section: { band, canBeTitle }, children }: SpacedProps) {
  if (!after || canBeTitle) return children;
  if (!band) return <div className="after-band">{children}</div>;
  return band === after ? <div className={`band-rule-${band}`}>{children}</div> : children;
}
