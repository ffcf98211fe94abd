import { Contents, hasContents } from '@/components/layout/Contents';
import { Prose } from '@/components/ui/Prose';
import { PullQuote } from '@/components/ui/PullQuote';
import { Section } from '@/components/ui/Section';
import { renderText } from '@/lib/site/render-text';
import { composition, defineSection, head, line, text, z } from './define-section';

export const body = defineSection({
  label: 'Text',
  hint: 'Shows the text below the fields: headings, lists, images, tables. Once a page.',
  schema: z.strictObject({
    heading: line.optional(),
    text: text.meta({ label: 'Introduction' }).optional(),
    head: head.optional(),
    composition: composition.optional(),
    pullQuote: text.meta({ label: 'Pull quote', hint: 'Appears large next to the text.' }).optional(),
  }),
  example: { heading: 'Why we talk about bridges', pullQuote: 'A bridge is judged by what crosses it.' },
  showsBody: true,
  isSingle: true,
  Component: ({ data: { pullQuote, ...copy }, id, site, page }) => {
    const body = renderText(site, page);
    const contents = hasContents(body.headings) && (
      <Contents label={site.company.labels.contents} headings={body.headings} className="sticky-text mt-8" />
    );
    // A table needs the width of the sheet, and no heading that stays in view next to it.
    const isTabular = !contents && body.prose.startsWith('<div class="table-frame">');
    const below = (
      <>
        {pullQuote && (
          <PullQuote
            text={pullQuote}
            className={`max-w-lead text-h3 lg:text-h2 ${copy.composition === 'deck' ? '' : 'mt-10 deck-t pt-5'}`}
          />
        )}
        {contents}
      </>
    );
    return (
      <Section
        id={id}
        {...copy}
        image={page.image}
        layout={isTabular ? 'above' : 'beside'}
        below={below}
        isSticky={!contents}
      >
        <Prose html={body.prose} isWide={isTabular} />
      </Section>
    );
  },
});
