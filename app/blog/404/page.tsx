import { MissingPage } from '@/components/islands/MissingPage';
import { missingPost } from '@/components/templates/missing';
import { getPages, getSite } from '@/lib/content';
import { buildMetadata } from '@/lib/metadata';

/** Exported as blog/404.html, for hosts that know a not-found page for each folder. */
export const generateMetadata = () =>
  buildMetadata({ ...getPages()['not-found']().data.blog, path: '/blog/404', noindex: true });

export default function MissingPostPage() {
  const copy = getPages()['not-found']().data;
  const post = missingPost(copy);
  const postTitle = `${copy.blog.title} | ${getSite().name}`;
  return <MissingPage page={post} post={post} postTitle={postTitle} nearest={copy.nearest} />;
}
