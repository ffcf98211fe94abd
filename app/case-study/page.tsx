import { SectionsPage } from '@/components/templates/SectionsPage';
import { pageMetadata } from '@/lib/site/metadata';
import { CASE_STUDIES, getWrittenPage } from '@/lib/site/pages';
import { PageShell } from '../../components/layout/PageShell';
import { getSite } from '../site';

export const generateMetadata = () => pageMetadata(getSite(), CASE_STUDIES);

export default function CaseStudiesPage() {
  const site = getSite();
  return (
    <PageShell site={site} url={CASE_STUDIES}>
      <SectionsPage site={site} page={getWrittenPage(site, CASE_STUDIES)} />
    </PageShell>
  );
}
