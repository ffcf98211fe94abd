import { Contents, hasContents } from '@/components/layout/Contents';
import { FoldOnPhones } from '@/components/parts/FoldOnPhones';
import { Prose } from '@/components/parts/Prose';
import { PullQuote } from '@/components/parts/PullQuote';
import { Section } from '@/components/parts/Section';
import { renderText } from '@/lib/site/render-text';
import { thirdPartyHeadings } from '@/lib/site/third-parties';
import type { SectionProps } from './section-props';

export function Body({ data: { pullQuote, sideBySide = false, ...copy }, id, site, page }: SectionProps<'body'>) {
  const body = renderText(site, page);
  const headings = [...body.headings, ...thirdPartyHeadings(page.sections ?? [], site)];
  const contents = hasContents(headings) && (
    <Contents label={site.company.labels.contents} headings={headings} className="sticky-text mt-8" />
  );
  const chapters = body.chapters.map((html, index) => ({ html, name: listNames(body)[index - 1] }));
  const [opening = { html: '' }, ...others] = chapters;
  // A table needs the width of the sheet, and no heading that stays in view next to it.
  const isTabular = !contents && !sideBySide && opening.html.startsWith(TABLE);
  // Next to a part of the bridge, or below a deck, is what is above the first chapter.
  const isOnDeck = copy.headingStyle === 'deck';
  const isParted = (isOnDeck || copy.composition === 'detail') && !contents && !isTabular;
  const below = (
    <>
      {pullQuote && (
        <PullQuote
          text={pullQuote}
          className={`max-w-lead text-h3 lg:text-h2 ${isOnDeck ? '' : 'mt-10 deck-t pt-5'}`}
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
        {sideBySide ? (
          <Columns chapters={body.chapters} />
        ) : isTabular ? (
          <Chapters items={chapters} />
        ) : (
          <div className={others.length >= MANY_CHAPTERS ? 'chapters' : undefined}>
            <Prose html={isParted ? opening.html : body.prose} />
          </div>
        )}
      </Section>
      {isParted && others.length > 0 && (
        <div className="sheet">
          <div className={isOnDeck ? '-mt-3 pb-section' : 'rule-t pb-section lg:pt-15'}>
            <Chapters items={others} />
          </div>
        </div>
      )}
    </>
  );
}

/** So many make a text long. */
const MANY_CHAPTERS = 3;

const TABLE = '<div class="table-frame">';

const listNames = ({ headings }: Pick<ReturnType<typeof renderText>, 'headings'>) =>
  headings.filter(({ depth }) => depth === 2).map(({ text }) => text);

type Chapter = { html: string; name?: string | undefined };

/** Renders chapters across the sheet. Phones fold those that are only a table or a list. */
function Chapters({ items }: { items: readonly Chapter[] }) {
  return items.map(({ html, name }) => {
    const chapter = <Prose key={html} html={html} isWide />;
    if (!name || !/<(table|ul|ol)\b/.test(html) || /<p\b/.test(html)) return chapter;
    return (
      <div key={html} className="max-sm:mt-8 max-sm:[&_.section-heading]:sr-only">
        <FoldOnPhones label={name}>{chapter}</FoldOnPhones>
      </div>
    );
  });
}

function Columns({ chapters }: { chapters: readonly string[] }) {
  return (
    <div className="chapters columns-12 gap-y-12">
      {chapters.filter(Boolean).map((html) => (
        <div key={html} className="col-span-12 lg:col-span-6">
          <Prose html={html} />
        </div>
      ))}
    </div>
  );
}
