import type { ReactNode } from 'react';
import { DraftMark } from '@/components/ui/DraftMark';
import { PageTitle } from '@/components/ui/PageTitle';
import type { PageContext } from '@/lib/definitions/context';
import type { PlacedSection, Section } from '@/lib/definitions/section';

type Props = {
  /** Its title is the h1 if the first section has none. */
  page: { title: string; draft?: boolean | undefined };
  sections: readonly PlacedSection[];
  context: PageContext;
};

/** Renders a page made of sections: one h1, and room between bands of colour and the sheet. */
export function SectionsPage({ page, sections, context }: Props) {
  const opening = sections[0]?.section.canBeTitle ? sections[0] : undefined;
  return (
    <>
      <DraftMark label={page.draft && context.company.labels.draft} isAlone />
      {!opening && <PageTitle>{page.title}</PageTitle>}
      {sections.map((placed, index) => (
        <Spaced key={keyOf(placed, index)} after={sections[index - 1]?.section.band} section={placed.section}>
          {placed.draw({ context, id: placed.id, isTitle: placed === opening })}
        </Spaced>
      ))}
    </>
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
