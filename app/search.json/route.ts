import { selectEntries } from '@/lib/content/content-file';
import { type SearchFile, splitSearchLabels } from '@/lib/site/search-page';
import { getContent, getSite } from '../site';
import { fitPages, searchPages } from './search-pages';

export const dynamic = 'force-static';

export function GET() {
  const site = getSite();
  const entries = selectEntries(getContent(), site.withDrafts);
  const { labels, suggestions } = site.sharedCopy.search;
  const file: SearchFile = {
    labels: splitSearchLabels(labels).ofAnswer,
    suggestions,
    pages: fitPages(site, searchPages(site, entries)),
  };
  return Response.json(file);
}
