import { SectionsPage } from '@/components/templates/SectionsPage';
import { routeMetadata } from '@/lib/site/metadata';
import { sectionsContext } from '@/lib/site/page-context';
import { findSections } from '../find-route';
import { PageShell } from '../page-shell';
import { getSite } from '../site';

const URL = '/case-study';

export function generateMetadata() {
  const site = getSite();
  return routeMetadata(site, findSections(site, URL));
}

export default function CaseStudiesPage() {
  const site = getSite();
  const route = findSections(site, URL);
  return (
    <PageShell site={site} url={URL} route={route}>
      <SectionsPage {...route} context={sectionsContext(site, URL, route)} />
    </PageShell>
  );
}
