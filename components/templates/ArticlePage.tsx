import { Contents } from '@/components/layout/Contents';
import { Neighbours } from '@/components/layout/Neighbours';
import { CopyButton } from '@/components/ui/CopyButton';
import { EntryTitle } from '@/components/ui/EntryTitle';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { Picture } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/Prose';
import type { EntryContext, NamedLink } from '@/lib/definitions/context';
import type { Entry } from '@/lib/definitions/entry';
import type { Post } from '@/lib/definitions/schemas/post';
import { formatDate } from '@/lib/shared/format-date';
import { tagName } from '@/lib/shared/tag-name';

type Props = { entry: Entry<Post>; others: readonly NamedLink[]; context: EntryContext };

/** An article to read: one column, and beside it what it holds. */
export function ArticlePage({ entry, others, context: { company, url, text, ownList, related } }: Props) {
  const { data: post, minutes } = entry;
  const { labels } = company;
  return (
    <>
      <article>
        <EntryTitle heading={post.title} lead={post.excerpt} draftLabel={post.draft && labels.draft} />
        <Picture picture={post.image} alt={post.imageAlt} shape="span" focus={post.focus} priority />
        <div className="sheet">
          <div className="rule-t columns-12 gap-y-10 pt-10 pb-section">
            <div className="stays col-span-12 lg:col-span-4">
              <ul className="figure-note">
                <li className="border-line border-t py-3">
                  {labels.published} <time dateTime={post.date}>{formatDate(post.date)}</time>
                </li>
                {post.updated && (
                  <li className="border-line border-t py-3">
                    {labels.updated} <time dateTime={post.updated}>{formatDate(post.updated)}</time>
                  </li>
                )}
                <li className="border-line border-t py-3">
                  {minutes()} {labels.readingTime}
                </li>
              </ul>
              <Contents label={labels.contents} headings={text.headings} className="mt-3" />
            </div>
            <div className="col-span-12 min-w-0 lg:col-span-7 lg:col-start-6">
              <Prose html={text.prose} opens />
              {ownList && <PostTopics base={ownList.base} tags={post.tags} label={labels.topics} />}
              <p className="print-only mt-4 text-sm">{url}</p>
              <div className="mt-12 flex print:hidden flex-wrap items-center gap-x-8 gap-y-4">
                <CopyButton
                  labels={labels}
                  label={labels.copyLink}
                  copied={labels.linkCopied}
                  failed={labels.copyFailed}
                  className="button button-outline"
                >
                  <Icon name="copy" size={18} />
                  {labels.copyLink}
                </CopyButton>
                {ownList && (
                  <Link href={ownList.base} className="text-link font-medium">
                    {ownList.back}
                  </Link>
                )}
              </div>
            </div>
          </div>
        </div>
      </article>
      <Neighbours heading={labels.related} items={related} />
      {ownList && <Neighbours heading={ownList.others} items={others} />}
    </>
  );
}

type TopicsProps = { base: string; tags?: string[] | undefined; label: string };

function PostTopics({ base, tags = [], label }: TopicsProps) {
  if (tags.length === 0) return null;
  return (
    <p className="mt-12 flex flex-wrap gap-x-6 gap-y-2">
      <span className="figure-note">{label}</span>
      {tags.map((tag) => (
        <Link key={tag} href={`${base}/tag/${tag}`} className="text-link">
          {tagName(tag)}
        </Link>
      ))}
    </p>
  );
}
