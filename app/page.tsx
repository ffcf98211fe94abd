import { SectionsPage } from '@/components/templates/SectionsPage';
import { pageMetadata } from '@/lib/site/metadata';
import { getWrittenPage } from '@/lib/site/pages';
import { PageShell } from './page-shell';
import { getSite } from './site';

export function generateMetadata() {
  const site = getSite();
  return pageMetadata(site, getWrittenPage(site, '/').page);
}

export default function HomePage() {
  const site = getSite();
  const page = getWrittenPage(site, '/');
  return (
    <PageShell site={site} url="/" route={page}>
      <SectionsPage site={site} url="/" page={page} />
    </PageShell>
  );
}
