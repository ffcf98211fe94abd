import { MissingPage } from '@/components/islands/MissingPage';
import { missingPage, missingPost } from '@/components/templates/missing';
import { getPages, getSite } from '@/lib/content';
import { buildMetadata } from '@/lib/metadata';

export const generateMetadata = () =>
  buildMetadata({ ...getPages()['not-found']().data.page, path: '/404', noindex: true });

export default function NotFound() {
  const copy = getPages()['not-found']().data;
  return (
    <MissingPage
      page={missingPage(copy)}
      post={missingPost(copy)}
      nearest={copy.nearest}
      postTitle={`${copy.blog.title} | ${getSite().name}`}
    />
  );
}
