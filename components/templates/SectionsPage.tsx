import { Fragment, type ReactNode } from 'react';
import { DraftNotice } from '@/components/parts/DraftNotice';
import { SectionView } from '@/components/sections/SectionView';
import type { SectionPage } from '@/components/sections/section-props';
import type { Page } from '@/lib/model/kinds';
import { SECTIONS } from '@/lib/model/sections';
import type { SectionDefinition } from '@/lib/model/sections/definition';
import type { Site } from '@/lib/site/types';
import { PageTitle } from '@/ui/PageTitle';

/** Returns an element before a section, for the editor's preview. */
export type MarkSection = (index: number) => ReactNode;

type Props = {
  site: Site;
  page: SectionPage & Pick<Page, 'title' | 'draftNotice' | 'sections'>;
  markSection?: MarkSection | undefined;
};

/** Renders a page of sections with one h1, and with space between coloured bands and other sections. */
export function SectionsPage({ site, page, markSection }: Props) {
  const definitions = page.sections.map(({ section }): SectionDefinition => SECTIONS[section]);
  const hasTitle = definitions[0]?.canBeTitle ?? false;
  return (
    <>
      <DraftNotice label={page.draftNotice} isAlone />
      {!hasTitle && <PageTitle>{page.title}</PageTitle>}
      {page.sections.map((section, index) => (
        <Fragment key={`${index} ${section.id ?? section.section}`}>
          <Spaced after={definitions[index - 1]?.band} section={SECTIONS[section.section]}>
            {markSection?.(index)}
            <SectionView section={section} site={site} page={page} isTitle={hasTitle && index === 0} />
          </Spaced>
        </Fragment>
      ))}
    </>
  );
}

/** Two bands of one colour are two sections: a rule in the colour of their words parts them. */
const BAND_RULES = { ink: 'border-on-inverse', brand: 'border-on-brand' } as const;

type SpacedProps = { after: SectionDefinition['band']; section: SectionDefinition; children: ReactNode };

function Spaced({ after, section: { band, canBeTitle }, children }: SpacedProps) {
  if (!after || canBeTitle) return children;
  // The band's edge is the rule of the section after it.
  if (!band)
    return <div className="pt-section [&>section>.rule-t]:border-t-0 [&>section>.rule-t]:pt-0">{children}</div>;
  return band === after ? <div className={`border-t-[1.5px] ${BAND_RULES[band]}`}>{children}</div> : children;
}
