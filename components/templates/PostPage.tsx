import { Contents } from '@/components/layout/Contents';
import { CopyButton } from '@/components/parts/CopyButton';
import { PostFacts } from '@/components/parts/PostFacts';
import { readingMinutes } from '@/lib/markdown/render';
import type { Post } from '@/lib/model/kinds';
import { newerAndOlder } from '@/lib/site/navigation';
import { BLOG } from '@/lib/site/pages';
import { renderText } from '@/lib/site/render-text';
import type { Site } from '@/lib/site/types';
import { Glyph } from '@/ui/Glyph';
import { ArticlePage } from './ArticlePage';

type Props = { page: Post; site: Site };

export function PostPage({ page: post, site }: Props) {
  const { company } = site;
  const { labels } = company;
  const text = renderText(site, post);
  const copyLabels = { label: labels.copyLink, copied: labels.linkCopied, failed: labels.copyFailed };
  const aside = (
    <>
      <PostFacts company={company} date={post.date} updated={post.updated} minutes={readingMinutes(post.markdown)} />
      <Contents label={labels.contents} headings={text.headings} className="mt-3" />
    </>
  );
  return (
    <ArticlePage
      entry={post}
      lead={post.excerpt}
      site={site}
      text={text}
      list={{ url: BLOG, label: labels.backToBlog }}
      siblings={{ heading: labels.otherPosts, items: newerAndOlder(site, post) }}
      asideClass="sticky-text"
      aside={aside}
      actions={
        <CopyButton labels={labels} {...copyLabels} className="button">
          <Glyph name="copy" size={18} />
          {labels.copyLink}
        </CopyButton>
      }
    />
  );
}
