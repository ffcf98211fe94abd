import { Still } from '@/components/islands/Still';
import { Neighbours } from '@/components/layout/Neighbours';
import { DraftMark } from '@/components/ui/DraftMark';
import { Link } from '@/components/ui/Link';
import { Picture } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/Prose';
import type { NamedLink, PageContext } from '@/lib/definitions/context';
import type { Entry } from '@/lib/definitions/entry';
import type { CaseStudy } from '@/lib/definitions/schemas/case-study';

type Props = { entry: Entry<CaseStudy>; others: readonly NamedLink[]; context: PageContext };

/** A case study to read: facts first, then the account, with one sentence of it set large. */
export function CaseStudyPage({ entry: { data: study }, others, context: { company, url, html, ownList } }: Props) {
  const { labels } = company;
  return (
    <>
      <article>
        <Still as="header" name="title" className="sheet columns-12 items-end gap-y-8 pt-10 lg:pt-16">
          <div className="col-span-12 lg:col-span-8">
            <DraftMark label={study.draft && labels.draft} />
            <h1 className="text-h1">{study.title}</h1>
            <p className="mt-6 max-w-lead text-lead">{study.summary}</p>
          </div>
          <dl className="col-span-12 grid gap-x-8 sm:grid-cols-2 lg:col-span-4 lg:grid-cols-1">
            {study.facts.map(({ label, value }) => (
              <div key={label} className="border-line border-t py-3">
                <dt className="figure-note">{label}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        </Still>
        <Picture picture={study.image} alt={study.imageAlt} priority />
        <div className="sheet">
          <div className="rule-t columns-12 gap-y-10 pt-10 pb-section">
            {study.pullQuote && <p className="pull-quote col-span-12 text-h2 lg:col-span-4">{study.pullQuote}</p>}
            <div className="col-span-12 min-w-0 lg:col-span-7 lg:col-start-6">
              <Prose html={html} labels={labels} />
              <p className="print-only mt-4 text-sm">{url}</p>
              {ownList && (
                <p className="mt-12 print:hidden">
                  <Link href={ownList.base} className="text-link font-medium">
                    {ownList.back}
                  </Link>
                </p>
              )}
            </div>
          </div>
        </div>
      </article>
      {ownList && <Neighbours heading={ownList.others} items={others} />}
    </>
  );
}
