import { NotFoundPage } from '@/components/templates/NotFoundPage';
import { buildMetadata, documentTitle } from '@/lib/site/metadata';
import { MISSING_PAGE } from '@/lib/site/pages';
import { PageShell } from './page-shell';
import { getSite } from './site';

export function generateMetadata() {
  const site = getSite();
  return buildMetadata(site, { ...site.words['not-found'].page, path: MISSING_PAGE }, { noindex: true });
}

export default function NotFound() {
  const site = getSite();
  const { words, company } = site;
  const notFound = words['not-found'];
  return (
    <PageShell site={site} path="">
      <NotFoundPage words={notFound} postTitle={documentTitle(notFound.blog.title, company.name)} />
    </PageShell>
  );
}
