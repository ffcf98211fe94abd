import { NotFoundPage } from '@/components/templates/NotFoundPage';
import { buildMetadata, documentTitle } from '@/lib/site/metadata';
import { MISSING_POST } from '@/lib/site/pages';
import { PageShell } from '../../page-shell';
import { getSite } from '../../site';

/** Exported as blog/404.html, for hosts that know a not-found page for each folder. */
export function generateMetadata() {
  const site = getSite();
  return buildMetadata(site, { ...site.words['not-found'].blog, path: MISSING_POST }, { noindex: true });
}

export default function MissingPost() {
  const site = getSite();
  const { words, company } = site;
  const notFound = words['not-found'];
  return (
    <PageShell site={site} path="">
      <NotFoundPage words={notFound} postTitle={documentTitle(notFound.blog.title, company.name)} onlyPost />
    </PageShell>
  );
}
