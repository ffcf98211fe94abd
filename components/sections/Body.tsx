import { Contents, hasContents } from '@/components/layout/Contents';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { defineSection, line, text, z } from '@/lib/definitions/section';

export const body = defineSection({
  label: 'Text',
  hint: 'Shows the body below the second ---: headings, lists, images, tables. Once a page.',
  schema: z.strictObject({ heading: line.optional(), text: text.optional(), pullQuote: text.optional() }),
  example: { heading: 'Why we talk about bridges', pullQuote: 'A bridge is judged by what crosses it.' },
  showsBody: true,
  isSingle: true,
  Component: ({ data: { heading, text: introduction, pullQuote }, id, context: { text: body, company } }) => {
    const contents = hasContents(body.headings) && (
      <Contents label={company.labels.contents} headings={body.headings} className="stays mt-8" />
    );
    if (!pullQuote) {
      return (
        <Section id={id} heading={heading} text={introduction} layout="beside" below={contents}>
          <Prose html={body.prose} />
        </Section>
      );
    }
    return (
      <section id={id} className="sheet">
        <div className="rule-t columns-12 gap-y-10 pt-6 pb-section">
          <div className={`col-span-12 lg:col-span-5 ${contents ? '' : 'stays'}`}>
            {heading && <h2 className="text-h2">{heading}</h2>}
            {introduction && <p className="mt-5 max-w-lead">{introduction}</p>}
            <p className="pull-quote mt-10 max-w-lead text-h3">{pullQuote}</p>
            {contents}
          </div>
          <div className="col-span-12 min-w-0 lg:col-span-7">
            <Prose html={body.prose} />
          </div>
        </div>
      </section>
    );
  },
});
