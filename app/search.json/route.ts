import { selectDocuments } from '@/lib/content/check';
import { type SearchFile, splitSearchLabels } from '@/lib/site/search-page';
import { getContent, getSite } from '../site';
import { fitPages, searchPages } from './search-pages';

export const dynamic = 'force-static';

export function GET() {
  const site = getSite();
  const documents = selectDocuments(getContent(), site.withDrafts);
  const { labels, suggestions } = site.sharedCopy.search;
  const file: SearchFile = {
    labels: splitSearchLabels(labels).ofAnswer,
    suggestions,
    pages: fitPages(site, searchPages(site, documents)),
  };
  return Response.json(file);
}
