import { FeedLink } from '@/components/layout/FeedLink';
import { Feature } from '@/components/parts/Feature';
import { RowLink } from '@/components/parts/RowLink';
import { withDate } from '@/lib/site/format-date';
import { groupBy } from '@/lib/site/order';
import { BLOG } from '@/lib/site/pages';
import { postTeaser, studyTeaser, type Teaser } from '@/lib/site/teasers';
import { Chevron } from '@/ui/Chevron';
import type { SectionProps } from './section-props';

export function Entries({ data: { buttonText }, id, site, page }: SectionProps<'entries'>) {
  const { company } = site;
  const isBlog = page.path === BLOG;
  const teasers = isBlog ? site.posts.map(postTeaser) : site.caseStudies.map(studyTeaser);
  const cards = teasers.map((teaser) => ({ ...withDate(teaser, company), buttonText }));
  return (
    <>
      <div id={id}>
        {[...groupBy(cards.slice(0, LARGE), readYear)].map(([year, ofYear]) => (
          <Year key={year} year={year} cards={ofYear} />
        ))}
        {[...groupBy(cards.slice(LARGE), readYear)].map(([year, ofYear]) => (
          <OlderYear key={year} year={year} cards={ofYear} />
        ))}
      </div>
      {isBlog && <FeedLink label={company.labels.rssFeed} />}
    </>
  );
}

/** The newest entries, which have images; a year of older ones is a list that opens. */
const LARGE = 12;

type Card = Teaser & { buttonText: string };

/** Returns the year of a post; '' for case studies, which show no date. */
const readYear = ({ dateTime = '' }: Card) => dateTime.slice(0, 4);

function Year({ year, cards }: { year: string; cards: readonly Card[] }) {
  return (
    <div className="sheet">
      {year && <h2 className="rule-t text-h1">{year}</h2>}
      <ul>
        {cards.map((card, index) => (
          <li key={card.link} className={`pt-16 last:pb-section ${year ? '' : 'first:pt-0'}`}>
            <Feature {...card} heading={year ? 'h3' : 'h2'} isFlipped={index % 2 === 1} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function OlderYear({ year, cards }: { year: string; cards: readonly Card[] }) {
  return (
    <div className="sheet">
      <details className="rule-t group pb-6">
        <summary className="flex items-center justify-between">
          <h2 className="text-h2">{year}</h2>
          <span className="group-open:rotate-180">
            <Chevron />
          </span>
        </summary>
        <ul className="mt-6">
          {cards.map(({ link, title, note, dateTime }) => (
            <RowLink key={link} href={link} label={title} note={note} dateTime={dateTime} />
          ))}
        </ul>
      </details>
    </div>
  );
}
