import { Contents } from '@/components/layout/Contents';
import { CopyButton } from '@/components/ui/CopyButton';
import { Glyph } from '@/components/ui/Glyph';
import { Link } from '@/components/ui/Link';
import type { Entry, EntryContext } from '@/lib/definitions/context';
import type { Article } from '@/lib/definitions/entry-schemas';
import { dateLanguageOf, formatDate } from '@/lib/shared/format-date';
import { tagName } from '@/lib/shared/tag-name';
import { WrittenPage } from './WrittenPage';

type Props = { entry: Entry<Article>; context: EntryContext };

/** Renders a post, with dates, reading time, topics and contents next to its text. */
export function ArticlePage({ entry: { data: post, minutes }, context }: Props) {
  const { company, text, ownList } = context;
  const { labels } = company;
  const copyLabels = { label: labels.copyLink, copied: labels.linkCopied, failed: labels.copyFailed };
  const dates = Object.entries({ [labels.published]: post.date, [labels.updated]: post.updated });
  const aside = (
    <>
      <ul className="figure-note -mt-3 grid overflow-clip">
        {dates.map(
          ([label, date]) =>
            date && (
              <li key={label} className="-mt-px border-line border-t py-3">
                {label} <time dateTime={date}>{formatDate(date, dateLanguageOf(company))}</time>
              </li>
            ),
        )}
        <li className="-mt-px border-line border-t py-3">
          {minutes()} {labels.readingTime}
        </li>
      </ul>
      {ownList && <PostTopics base={ownList.base} tags={post.tags} label={labels.topics} />}
      <Contents label={labels.contents} headings={text.headings} className="mt-3" />
    </>
  );
  return (
    <WrittenPage
      entry={post}
      lead={post.excerpt}
      context={context}
      asideClass="stays"
      aside={aside}
      actions={
        <CopyButton labels={labels} {...copyLabels} className="button button-outline">
          <Glyph name="copy" size={18} />
          {labels.copyLink}
        </CopyButton>
      }
    />
  );
}

type TopicsProps = { base: string; tags?: string[] | undefined; label: string };

function PostTopics({ base, tags = [], label }: TopicsProps) {
  if (tags.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2 border-line border-t py-3">
      <span className="figure-note">{label}</span>
      {tags.map((tag) => (
        <Link key={tag} href={`${base}/tag/${tag}`} className="text-link">
          {tagName(tag)}
        </Link>
      ))}
    </p>
  );
}
