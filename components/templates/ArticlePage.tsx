import { Contents } from '@/components/layout/Contents';
import { CopyButton } from '@/components/ui/CopyButton';
import { Glyph } from '@/components/ui/Glyph';
import { PostFacts } from '@/components/ui/PostFacts';
import type { Entry, EntryContext } from '@/lib/definitions/context';
import type { Article } from '@/lib/definitions/entry-schemas';
import { WrittenPage } from './WrittenPage';

type Props = { entry: Entry<Article>; context: EntryContext };

/** Renders a post, with dates, reading time and contents next to its text. */
export function ArticlePage({ entry: { data: post, minutes }, context }: Props) {
  const { company, text } = context;
  const { labels } = company;
  const copyLabels = { label: labels.copyLink, copied: labels.linkCopied, failed: labels.copyFailed };
  const aside = (
    <>
      <PostFacts company={company} date={post.date} updated={post.updated} minutes={minutes()} />
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
