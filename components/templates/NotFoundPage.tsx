import { Island } from '@/components/islands/Island';
import { Link } from '@/components/ui/Link';
import type { NotFoundWords } from '@/lib/definitions/words';
import { NotFoundView } from './NotFoundView';

type Props = {
  words: NotFoundWords;
  /** Document title where a post is missing. */
  postTitle: string;
  /** For a host with a not-found page of its own below /blog. */
  onlyPost?: boolean;
};

/** Renders the not-found page: for a page, or for a post where the URL is below /blog. */
export function NotFoundPage({ words, postTitle, onlyPost = false }: Props) {
  const { page, blog, link, search, nearest } = words;
  const missingPost = <NotFoundView words={words} copy={blog} links={[blog.button, link, search]} />;
  return (
    <Island name="not-found" start="/" props={{ postTitle }}>
      {/* As high as the view, so that the footer is below it and does not move when the list appears. */}
      <div className="min-h-svh">
        {onlyPost ? (
          missingPost
        ) : (
          <>
            <NotFoundView words={words} copy={page} links={[link, search]} />
            <div data-post hidden>
              {missingPost}
            </div>
          </>
        )}
        <NearestPages heading={nearest} />
      </div>
    </Island>
  );
}

/** Renders the list that components/islands/not-found.ts fills with copies of its one item. */
function NearestPages({ heading }: { heading: string }) {
  return (
    <nav aria-label={heading} className="sheet" hidden>
      <div className="rule-t columns-12 gap-y-6 pt-6 pb-section">
        <h2 className="col-span-12 text-h4 lg:col-span-4">{heading}</h2>
        <ul className="col-span-12 lg:col-span-8">
          <li className="border-line border-b first:border-t">
            <Link href="/" className="row-link font-display font-semibold text-h3">
              {heading}
            </Link>
          </li>
        </ul>
      </div>
    </nav>
  );
}
