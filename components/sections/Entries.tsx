import { FeedLink } from '@/components/layout/FeedLink';
import { Pager } from '@/components/layout/Pager';
import { Feature } from '@/components/ui/Feature';
import { LeadStory } from '@/components/ui/LeadStory';
import { PostFacts } from '@/components/ui/PostFacts';
import type { PageContext, Teaser } from '@/lib/definitions/context';
import { defineSection, line, z } from '@/lib/definitions/section';
import { withDate } from '@/lib/shared/format-date';

export const entries = defineSection({
  label: 'List of entries',
  hint: 'The posts or case studies, ten a page. Only on the page of such a list.',
  schema: z.strictObject({ buttonText: line }),
  example: { buttonText: 'Read More' },
  showsList: true,
  isSingle: true,
  Component: ({ data: { buttonText }, id, context }) => {
    const { list, company } = context;
    if (!list) return null;
    const { labels } = company;
    const isAlone = list.teasers.length === 1;
    return (
      <>
        <ul id={id} className={isAlone ? undefined : 'sheet'}>
          {list.teasers.map(({ draft, ...teaser }, index) => {
            const copy = { ...withDate(teaser, company), buttonText, draftLabel: draft && labels.draft };
            return (
              <li key={teaser.link} className={isAlone ? undefined : 'first:rule-t pt-12 last:pb-section'}>
                {isAlone ? (
                  <LeadStory {...copy} facts={factsOf(teaser, context)} />
                ) : (
                  <Feature {...copy} heading="h2" isFlipped={index % 2 === 1} />
                )}
              </li>
            );
          })}
        </ul>
        <Pager list={list} labels={labels} />
        {list.hasFeed && <FeedLink label={labels.rssFeed} />}
      </>
    );
  },
});

const factsOf = ({ dateTime, minutes }: Teaser, { company }: PageContext) =>
  minutes && <PostFacts company={company} date={dateTime} minutes={minutes()} />;
