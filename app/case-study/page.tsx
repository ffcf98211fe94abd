import { SectionsPage } from '@/components/templates/SectionsPage';
import { pageMetadata } from '@/lib/site/metadata';
import { CASE_STUDIES, getWrittenPage } from '@/lib/site/pages';
import { PageShell } from '../page-shell';
import { getSite } from '../site';

export function generateMetadata() {
  const site = getSite();
  return pageMetadata(site, getWrittenPage(site, CASE_STUDIES).page);
}

export default function CaseStudiesPage() {
  const site = getSite();
  const page = getWrittenPage(site, CASE_STUDIES);
  return (
    <PageShell site={site} url={CASE_STUDIES} route={page}>
      <SectionsPage site={site} url={CASE_STUDIES} page={page} />
    </PageShell>
  );
}
