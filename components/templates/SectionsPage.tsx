import { Fragment, type ReactNode } from 'react';
import { SECTIONS } from '@/components/sections';
import type { RenderableSection } from '@/components/sections/define-section';
import { DraftMark } from '@/components/ui/DraftMark';
import { PageTitle } from '@/components/ui/PageTitle';
import type { Page, PageSection } from '@/lib/content/schemas/page';
import type { Site } from '@/lib/site/types';

type Props = {
  site: Site;
  page: Page;
  /** Returns an element before a section, for the editor's preview. */
  markSection?: (index: number) => ReactNode;
};

/** Renders a page of sections with one h1, and with space between coloured bands and other sections. */
export function SectionsPage({ site, page, markSection }: Props) {
  const sections = page.sections.flatMap((section) => withDefinition(section) ?? []);
  const hasTitle = sections[0]?.definition.canBeTitle ?? false;
  return (
    <>
      <DraftMark label={page.mark} isAlone />
      {!hasTitle && <PageTitle>{page.title}</PageTitle>}
      {sections.map(({ section, definition }, index) => (
        <Fragment key={`${index} ${section.id ?? section.name}`}>
          <Spaced after={sections[index - 1]?.definition.band} section={definition}>
            {markSection?.(index)}
            {definition.render(section, { site, page, isTitle: hasTitle && index === 0 })}
          </Spaced>
        </Fragment>
      ))}
    </>
  );
}

const DEFINITIONS: Readonly<Record<string, RenderableSection>> = SECTIONS;

function withDefinition(section: PageSection) {
  const definition = DEFINITIONS[section.name];
  return definition && { section, definition };
}

type SpacedProps = { after: RenderableSection['band']; section: RenderableSection; children: ReactNode };

function Spaced({ after, section: { band, canBeTitle }, children }: SpacedProps) {
  if (!after || canBeTitle) return children;
  if (!band) return <div className="after-band">{children}</div>;
  return band === after ? <div className={`band-rule-${band}`}>{children}</div> : children;
}
