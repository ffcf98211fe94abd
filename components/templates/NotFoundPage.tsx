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
  const { page, blog, link, search, nearest } = words;
  const missingPage = <NotFoundView words={words} copy={page} links={[link, search]} />;
  const missingPost = <NotFoundView words={words} copy={blog} links={[blog.button, link, search]} />;
  return (
    <NotFoundChoice
      page={onlyPost ? missingPost : missingPage}
      post={missingPost}
      postTitle={postTitle}
      nearest={nearest}
    />
  );
}
