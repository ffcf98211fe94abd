import { NotFoundPage } from '@/components/templates/NotFoundPage';
import { headTitle } from '@/lib/site/head-title';
import { buildMetadata } from '@/lib/site/metadata';
import { MISSING_PAGE } from '@/lib/site/missing-pages';
import { getSite } from './site';

export function generateMetadata() {
  const site = getSite();
  return buildMetadata(site, { ...site.words['not-found'].page, path: MISSING_PAGE }, { noindex: true });
}

export default function NotFound() {
  const { words, company } = getSite();
  const notFound = words['not-found'];
  return <NotFoundPage words={notFound} postTitle={headTitle(notFound.blog.title, company.name)} />;
}
