import type { ReactNode } from 'react';
import { DraftMark } from '@/components/ui/DraftMark';
import { PageTitle } from '@/components/ui/PageTitle';
import type { PlacedSection, Section } from '@/lib/definitions/section';
import { sectionsContext } from '@/lib/site/page-context';
import type { Site, WrittenPage } from '@/lib/site/types';

type Props = { site: Site; url: string; page: WrittenPage };

/** Renders a page of sections with one h1, and with space between coloured bands and other sections. */
export function SectionsPage({ site, url, page: written }: Props) {
  const { page, sections } = written;
  const context = sectionsContext(site, url, written);
  const opening = sections[0]?.section.canBeTitle ? sections[0] : undefined;
  return (
    <>
      <DraftMark label={page.draft && site.company.labels.draft} isAlone />
      {!opening && <PageTitle>{page.title}</PageTitle>}
      {sections.map((placed, index) => (
        <Spaced key={keyOf(placed, index)} after={sections[index - 1]?.section.band} section={placed.section}>
          {placed.render({ context, id: placed.id, isTitle: placed === opening })}
        </Spaced>
      ))}
    </>
  );
}

const keyOf = ({ id, section }: PlacedSection, index: number) => `${index} ${id ?? section.label}`;

type SpacedProps = { after: Section['band']; section: Section; children: ReactNode };

function Spaced({ after, section: { band, canBeTitle }, children }: SpacedProps) {
  if (!after || canBeTitle) return children;
  if (!band) return <div className="after-band">{children}</div>;
  return band === after ? <div className={`band-rule-${band}`}>{children}</div> : children;
}
