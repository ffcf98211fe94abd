import { SectionsPage } from '@/components/templates/SectionsPage';
import { pageMetadata } from '@/lib/site/metadata';
import { BLOG, getWrittenPage } from '@/lib/site/pages';
import { PageShell } from '../page-shell';
import { getSite } from '../site';

export function generateMetadata() {
  const site = getSite();
  return pageMetadata(site, getWrittenPage(site, BLOG).page);
}

export default function BlogPage() {
  const site = getSite();
  const page = getWrittenPage(site, BLOG);
  return (
    <PageShell site={site} url={BLOG} route={page}>
      <SectionsPage site={site} url={BLOG} page={page} />
    </PageShell>
  );
}
