import { Contents } from '@/components/layout/Contents';
import { Neighbours } from '@/components/layout/Neighbours';
import { EntryTitle } from '@/components/ui/EntryTitle';
import { Link } from '@/components/ui/Link';
import { Picture } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/Prose';
import type { EntryContext, NamedLink } from '@/lib/definitions/context';
import type { Entry } from '@/lib/definitions/entry';
import type { CaseStudy } from '@/lib/definitions/schemas/case-study';

type Props = { entry: Entry<CaseStudy>; others: readonly NamedLink[]; context: EntryContext };

/** A case study to read: the account, and beside it one sentence set large and the facts, which stay in view. */
export function CaseStudyPage({
  entry: { data: study },
  others,
  context: { company, url, text, ownList, related },
}: Props) {
  const { labels } = company;
  return (
    <>
      <article>
        <EntryTitle heading={study.title} lead={study.summary} draftLabel={study.draft && labels.draft} />
        <Picture picture={study.image} alt={study.imageAlt} shape="span" focus={study.focus} priority />
        <div className="sheet">
          <div className="rule-t columns-12 gap-y-10 pt-10 pb-section">
            <div className="stays-whole col-span-12 lg:col-span-4">
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
                <Contents label={labels.contents} headings={text.headings} className="mt-6" />
              </div>
            </div>
            <div className="col-span-12 min-w-0 lg:col-span-7 lg:col-start-6">
              <Prose html={text.prose} opens />
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
      <Neighbours heading={labels.related} items={related} />
      {ownList && <Neighbours heading={ownList.others} items={others} />}
    </>
  );
}
