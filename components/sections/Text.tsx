import type { ReactNode } from 'react';
import { Contents, hasContents } from '@/components/layout/Contents';
import { FoldOnPhones } from '@/components/parts/FoldOnPhones';
import { Prose } from '@/components/parts/Prose';
import { PullQuote } from '@/components/parts/PullQuote';
import { Section } from '@/components/parts/Section';
import type { Chapter } from '@/lib/markdown/render';
import { renderText } from '@/lib/site/render-text';
import { thirdPartyHeadings } from '@/lib/site/third-parties';
import { Paragraphs } from './Paragraphs';
import type { SectionProps } from './section-props';

/** So many make a text long. */
const MANY_CHAPTERS = 3;

export function Text(props: SectionProps<'text'>) {
  if (props.data.paragraphs) return <Paragraphs {...props} />;
  const { data, id, site, page } = props;
  const { pullQuote, sideBySide = false, ...copy } = data;
  const { prose, headings: own, chapters } = renderText(site, page);
  const headings = [...own, ...thirdPartyHeadings(page.sections ?? [], site)];
  const contents = hasContents(headings) && (
    <Contents label={site.company.labels.contents} headings={headings} className="sticky-text mt-8" />
  );
  const [opening, ...others] = chapters;
  // A table needs the width of the sheet, and no heading that stays in view next to it.
  const isTabular = !contents && !sideBySide && opening?.parts[0] === 'table';
  // Next to a part of the bridge, or below a deck, is what is above the first chapter.
  const isOnDeck = copy.headingStyle === 'deck';
  const isParted = (isOnDeck || copy.composition === 'detail') && !contents && !isTabular;
  const below = (
    <>
      {pullQuote && (
        <PullQuote text={pullQuote} className={`max-w-lead text-h3 lg:text-h2 ${isOnDeck ? '' : 'mt-8 deck-t pt-4'}`} />
      )}
      {contents}
    </>
  );
  return (
    <>
      <Section
        id={id}
        {...copy}
        image={page.image}
        layout={isTabular || sideBySide ? 'above' : 'beside'}
        below={below}
        isSticky={!contents}
      >
        {sideBySide ? (
          <SideBySide chapters={chapters} />
        ) : isTabular ? (
          chapters.map(renderWide)
        ) : (
          <div className={others.length >= MANY_CHAPTERS ? 'chapters' : undefined}>
            <Prose html={isParted ? (opening?.html ?? '') : prose} />
          </div>
        )}
      </Section>
      {isParted && others.length > 0 && (
        <div className="sheet">
          <div className={isOnDeck ? '-mt-3 pb-section' : 'rule-t pb-section lg:pt-16'}>{others.map(renderWide)}</div>
        </div>
      )}
    </>
  );
}

/** Renders a chapter across the sheet. Phones fold one that is only tables or lists. */
function renderWide({ html, heading, parts }: Chapter) {
  const chapter = <Prose key={html} html={html} isWide />;
  if (!heading || !parts.every((part) => part === 'table' || part === 'list')) return chapter;
  return (
    <div key={html} className="max-sm:mt-8">
      <FoldedChapter heading={heading}>{chapter}</FoldedChapter>
    </div>
  );
}

function FoldedChapter({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="max-sm:[&_.section-heading]:sr-only">
      <FoldOnPhones label={heading}>{children}</FoldOnPhones>
    </div>
  );
}

/** Renders chapters as columns. Phones fold those that begin with a table. */
function SideBySide({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <div className="columns-12 gap-y-4 sm:gap-y-12">
      {chapters.map(({ html, heading, parts }) => {
        const chapter = <Prose html={html} />;
        return (
          html && (
            <div key={html} className="col-span-12 lg:col-span-6">
              {heading && parts[0] === 'table' ? <FoldedChapter heading={heading}>{chapter}</FoldedChapter> : chapter}
            </div>
          )
        );
      })}
    </div>
  );
}
