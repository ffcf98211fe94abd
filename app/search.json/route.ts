import { documentsOfSite } from '@/lib/content/check';
import { loadContent } from '@/lib/content/inspect';
import { type SearchFile, splitSearchLabels } from '@/lib/content/schemas/search-page';
import { MODEL } from '../model';
import { CONTENT, getSite } from '../site';
import { fitPages, searchPages } from './search-pages';

export const dynamic = 'force-static';

export function GET() {
  const site = getSite();
  const documents = documentsOfSite(loadContent(CONTENT, MODEL), site.withDrafts);
  const { labels, suggestions } = site.sharedCopy.search;
  const file: SearchFile = {
    labels: splitSearchLabels(labels).ofAnswer,
    suggestions,
    pages: fitPages(site, searchPages(site, documents)),
  };
  return Response.json(file);
}
