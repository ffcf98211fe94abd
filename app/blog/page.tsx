import { SectionsPage } from '@/components/templates/SectionsPage';
import { pageMetadata } from '@/lib/site/metadata';
import { BLOG, getWrittenPage } from '@/lib/site/pages';
import { PageShell } from '../../components/layout/PageShell';
import { getSite } from '../site';

export const generateMetadata = () => pageMetadata(getSite(), BLOG);

export default function BlogPage() {
  const site = getSite();
  return (
    <PageShell site={site} url={BLOG}>
      <SectionsPage site={site} page={getWrittenPage(site, BLOG)} />
    </PageShell>
  );
}
