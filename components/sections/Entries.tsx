import { FeedLinks } from '@/components/layout/FeedLinks';
import { Pager } from '@/components/layout/Pager';
import { Topics } from '@/components/layout/Topics';
import { Feature } from '@/components/ui/Feature';
import { defineSection, line, z } from '@/lib/definitions/section';

export const entries = defineSection({
  label: 'List of entries',
  hint: 'The posts or case studies, ten a page, with their tags. Only on the page of such a list.',
  schema: z.strictObject({ buttonText: line }),
  example: { buttonText: 'Read More' },
  showsList: true,
  isSingle: true,
  Component: ({ data: { buttonText }, id, context: { list, company } }) => {
    if (!list) return null;
    const { labels } = company;
    return (
      <>
        <Topics list={list} labels={labels} />
        <ul id={id} className="sheet">
          {list.teasers.map(({ draft, ...teaser }, index) => (
            <li key={teaser.link} className="first:rule-t pt-12 last:pb-section">
              <Feature
                {...teaser}
                heading="h2"
                buttonText={buttonText}
                draftLabel={draft && labels.draft}
                flip={index % 2 === 1}
              />
            </li>
          ))}
        </ul>
        <Pager list={list} labels={labels} />
        {list.hasFeeds && <FeedLinks labels={labels} />}
      </>
    );
  },
});
