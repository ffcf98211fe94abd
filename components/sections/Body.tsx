import { Contents, hasContents } from '@/components/layout/Contents';
import { Prose } from '@/components/parts/Prose';
import { PullQuote } from '@/components/parts/PullQuote';
import { Section } from '@/components/parts/Section';
import { renderText } from '@/lib/site/render-text';
import type { SectionProps } from './section-props';

export function Body({ data: { pullQuote, sideBySide = false, ...copy }, id, site, page }: SectionProps<'body'>) {
  const body = renderText(site, page);
  const contents = hasContents(body.headings) && (
    <Contents label={site.company.labels.contents} headings={body.headings} className="sticky-text mt-8" />
  );
  // Next to a part of the bridge is what is above the first chapter.
  const isParted = sideBySide || (copy.composition === 'detail' && !contents);
  const [opening = '', ...others] = isParted ? body.chapters : [body.prose];
  // A table needs the width of the sheet, and no heading that stays in view next to it.
  const isTabular = !contents && opening.startsWith('<div class="table-frame">');
  const below = (
    <>
      {pullQuote && (
        <PullQuote
          text={pullQuote}
          className={`max-w-lead text-h3 lg:text-h2 ${copy.headingStyle === 'deck' ? '' : 'mt-10 deck-t pt-5'}`}
        />
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
        {sideBySide ? <Columns chapters={[opening, ...others]} /> : <Prose html={opening} isWide={isTabular} />}
      </Section>
      {!sideBySide && others.length > 0 && (
        <div className="sheet">
          <div className="rule-t pb-section">
            <Prose html={others.join('\n')} isWide />
          </div>
        </div>
      )}
    </>
  );
}

function Columns({ chapters }: { chapters: readonly string[] }) {
  return (
    <div className="columns-12 gap-y-16">
      {chapters.filter(Boolean).map((html) => (
        <div key={html} className="col-span-12 lg:col-span-6">
          <Prose html={html} />
        </div>
      ))}
    </div>
  );
}
