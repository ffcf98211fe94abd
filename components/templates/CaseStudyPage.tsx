import { Contents } from '@/components/layout/Contents';
import { Island } from '@/components/parts/Island';
import { PullQuote } from '@/components/parts/PullQuote';
import { TitleBlock } from '@/components/parts/TitleBlock';
import type { CaseStudy } from '@/lib/model/kinds';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { followingEntries } from '@/lib/site/navigation';
import { CASE_STUDIES } from '@/lib/site/pages';
import { renderText } from '@/lib/site/render-text';
import type { Site } from '@/lib/site/types';
import { ButtonLink } from '@/ui/ButtonLink';
import { Link } from '@/ui/Link';
import { ArticlePage } from './ArticlePage';

type Props = { page: CaseStudy; site: Site };

export function CaseStudyPage({ page: study, site }: Props) {
  const { facts, pullQuote, outcome, callToAction, sheet, title } = study;
  const { company } = site;
  const { labels } = company;
  const text = renderText(site, study);
  const aside = (
    <>
      <dl className="-mt-3 grid gap-x-8 sm:grid-cols-2 lg:block">
        {facts.map(({ label, value, link }, index) => (
          <div key={index} className="border-line border-b py-3">
            <dt className="figure-note">{label}</dt>
            <dd className="font-medium">
              {link ? (
                <Link href={link} className="text-link">
                  {value}
                </Link>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      {pullQuote && <PullQuote text={pullQuote} className="mt-8 deck-t pt-4 text-h3" />}
      <Contents label={labels.contents} headings={text.headings} className="sticky-text mt-8" />
    </>
  );
  return (
    <ArticlePage
      entry={study}
      lead={study.summary}
      site={site}
      text={text}
      list={{ url: CASE_STUDIES, label: labels.backToCaseStudies }}
      siblings={{ heading: labels.otherCaseStudies, items: followingEntries(site.caseStudies, study.slug) }}
      asideClass="sticky-whole"
      aside={aside}
      end={outcome && <Outcome {...outcome} />}
      actions={
        <>
          {callToAction && <ButtonLink href={callToAction.button.link}>{callToAction.button.label}</ButtonLink>}
          {sheet && (
            <Island name="print-button" props={{}}>
              <button type="button" className="button needs-script">
                {labels.printSheet}
              </button>
            </Island>
          )}
        </>
      }
      titleBlock={
        sheet && <TitleBlock sheet={sheet} title={title} company={company} url={absoluteUrl(site, study.path)} />
      }
    />
  );
}

function Outcome({ heading, points }: NonNullable<CaseStudy['outcome']>) {
  return (
    <section className="rule-t mt-12">
      <h2 className="text-h3">{heading}</h2>
      <dl className="mt-4">
        {points.map(({ label, text }, index) => (
          <div key={index} className="grid gap-x-6 border-line border-t py-4 sm:grid-cols-4">
            <dt className="font-display font-semibold">{label}</dt>
            <dd className="sm:col-span-3">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
