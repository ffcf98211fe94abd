import { NotFoundChoice } from '@/components/islands/NotFoundChoice';
import type { NotFoundWords } from '@/lib/definitions/words';
import { NotFoundView } from './NotFoundView';

type Props = {
  words: NotFoundWords;
  /** The title of the browser's tab where a post is missing. */
  postTitle: string;
  /** For a host that answers unknown addresses below /blog with a page of their own. */
  onlyPost?: boolean;
};

/** What an unknown address shows: of a page, or of a post where the address lies below /blog. */
export function NotFoundPage({ words, postTitle, onlyPost = false }: Props) {
  const { page, blog, link, search, nearest, image, imageAlt } = words;
  const missingPage = (
    <NotFoundView
      {...{ image, imageAlt, links: [link, search] }}
      code={page.code}
      heading={page.heading}
      text={page.text}
    />
  );
  const missingPost = (
    <NotFoundView
      {...{ image, imageAlt, links: [blog.button, link, search] }}
      heading={blog.heading}
      text={blog.text}
    />
  );
  return (
    <NotFoundChoice
      page={onlyPost ? missingPost : missingPage}
      post={missingPost}
      postTitle={postTitle}
      nearest={nearest}
    />
  );
}
