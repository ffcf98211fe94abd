import { SectionsPage } from '@/components/templates/SectionsPage';
import { pageMetadata } from '@/lib/site/metadata';
import { getWrittenPage } from '@/lib/site/pages';
import { PageShell } from '../components/layout/PageShell';
import { getSite } from './site';

export const generateMetadata = () => pageMetadata(getSite(), '/');

export default function HomePage() {
  const site = getSite();
  return (
    <PageShell site={site} url="/">
      <SectionsPage site={site} page={getWrittenPage(site, '/')} />
    </PageShell>
  );
}
