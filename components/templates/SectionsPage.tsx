import { Fragment, type ReactNode } from 'react';
import { DraftMark } from '@/components/parts/DraftMark';
import { SECTIONS } from '@/components/sections';
import type { RenderableSection } from '@/components/sections/define-section';
import type { Page, PageSection } from '@/lib/content/schemas/page';
import type { Site } from '@/lib/site/types';
import { PageTitle } from '@/ui/PageTitle';

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

/** Two bands of one colour are two sections: a rule in the colour of their words parts them. */
const BAND_RULES = { ink: 'border-on-inverse', brand: 'border-on-brand' } as const;

type SpacedProps = { after: RenderableSection['band']; section: RenderableSection; children: ReactNode };

function Spaced({ after, section: { band, canBeTitle }, children }: SpacedProps) {
  if (!after || canBeTitle) return children;
  // The band's edge is the rule of the section after it.
  if (!band)
    return <div className="pt-section [&>section>.rule-t]:border-t-0 [&>section>.rule-t]:pt-0">{children}</div>;
  return band === after ? <div className={`border-t-[1.5px] ${BAND_RULES[band]}`}>{children}</div> : children;
}
