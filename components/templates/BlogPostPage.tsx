import { CopyButton } from '@/components/islands/CopyButton';
import { Toasts } from '@/components/islands/Toasts';
import { Neighbours } from '@/components/sections/Neighbours';
import { Prose } from '@/components/sections/Prose';
import { DraftMark } from '@/components/ui/DraftMark';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { Picture } from '@/components/ui/Picture';
import type { Post } from '@/lib/content';
import type { Site } from '@/lib/content/schema';
import { formatDate } from '@/lib/format-date';
import { tagName } from '@/lib/tag-name';

type Props = {
  post: Post;
  /** Full address of the page, for its printed form. */
  address: string;
  others: { label: string; link: string; rel?: string; note?: string }[];
  labels: Site['labels'];
};

/** A blog post to read, in one column. */
export function BlogPostPage({ post, address, others, labels }: Props) {
  const { announcements, notifications, closeToast } = labels;
  return (
    <>
      <article>
        <header className="sheet columns-12 gap-y-6 pt-10 lg:pt-16">
          <div className="col-span-12 lg:col-span-9 lg:col-start-3">
            {post.draft && <DraftMark label={labels.draft} />}
            <p className="figure-note flex flex-wrap gap-x-6">
              <span>
                {labels.published} <time dateTime={post.date}>{formatDate(post.date)}</time>
              </span>
              {post.updated && (
                <span>
                  {labels.updated} <time dateTime={post.updated}>{formatDate(post.updated)}</time>
                </span>
              )}
              <span>
                {post.minutes} {labels.readingTime}
              </span>
            </p>
            <h1 className="mt-4 text-h1">{post.title}</h1>
            <p className="mt-6 max-w-measure text-lead">{post.excerpt}</p>
          </div>
        </header>
        <Picture src={post.image} alt={post.imageAlt} priority />
        <div className="sheet">
          <div className="rule-t columns-12 pt-10 pb-section">
            <div className="col-span-12 min-w-0 lg:col-span-8 lg:col-start-3">
              <Prose html={post.content} />
              <PostTopics tags={post.tags} label={labels.topics} />
              <p className="print-only mt-4 text-sm">{address}</p>
              <div className="mt-12 flex print:hidden flex-wrap items-center gap-x-8 gap-y-4">
                <CopyButton
                  label={labels.copyLink}
                  copied={labels.linkCopied}
                  failed={labels.copyFailed}
                  className="button button-outline"
                >
                  <Icon name="copy" size={18} />
                  {labels.copyLink}
                </CopyButton>
                <Link href="/blog" className="text-link font-medium">
                  {labels.backToBlog}
                </Link>
              </div>
            </div>
          </div>
        </div>
      </article>
      <Neighbours heading={labels.otherPosts} items={others} />
      <Toasts labels={{ announcements, notifications, close: closeToast }} />
    </>
  );
}

function PostTopics({ tags = [], label }: { tags?: string[] | undefined; label: string }) {
  if (tags.length === 0) return null;
  return (
    <p className="mt-12 flex flex-wrap gap-x-6 gap-y-2">
      <span className="figure-note">{label}</span>
      {tags.map((tag) => (
        <Link key={tag} href={`/blog/tag/${tag}`} className="text-link footer-link">
          {tagName(tag)}
        </Link>
      ))}
    </p>
  );
}
