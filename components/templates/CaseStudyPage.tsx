import { Contents } from '@/components/layout/Contents';
import type { EntryContext } from '@/lib/definitions/context';
import type { Entry } from '@/lib/definitions/entry';
import type { CaseStudy } from '@/lib/definitions/entry-schemas';
import { WrittenPage } from './WrittenPage';

type Props = { entry: Entry<CaseStudy>; context: EntryContext };

/** Renders a case study: next to its text, one sentence set large and the facts, which stay in view. */
export function CaseStudyPage({ entry: { data: study }, context }: Props) {
  const { company, text } = context;
  const aside = (
    <>
      {study.pullQuote && <p className="pull-quote mb-10 text-h2">{study.pullQuote}</p>}
      <div className="stays">
        <dl className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-1">
          {study.facts.map(({ label, value }) => (
            <div key={label} className="border-line border-t py-3">
              <dt className="figure-note">{label}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <Contents label={company.labels.contents} headings={text.headings} className="mt-6" />
      </div>
    </>
  );
  return <WrittenPage entry={study} lead={study.summary} context={context} asideClass="stays-whole" aside={aside} />;
}
