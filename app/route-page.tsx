import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { EntryPage } from '@/components/templates/EntryPage';
import { ListPage } from '@/components/templates/ListPage';
import { SectionsPage } from '@/components/templates/SectionsPage';
import { DataBlock } from '@/components/ui/DataBlock';
import { entryContext, sectionsContext } from '@/lib/site/page-context';
import { getBreadcrumbs } from '@/lib/site/pages';
import { structuredData } from '@/lib/site/structured-data';
import type { Site, SiteRoute } from '@/lib/site/types';
import { PageShell } from './page-shell';

type Props = { site: Site; url: string; route: SiteRoute };

/** Renders a page in its shell, with its structured data, and a breadcrumb below the first level. */
export function RoutePage({ site, url, route }: Props) {
  const isBelow = route.page.path.lastIndexOf('/') > 0;
  return (
    <PageShell site={site} path={url}>
      <DataBlock type="application/ld+json" json={structuredData(site, route)} />
      {isBelow && <Breadcrumb label={site.company.labels.breadcrumb} steps={getBreadcrumbs(site, route.page.path)} />}
      <Template site={site} url={url} route={route} />
    </PageShell>
  );
}

function Template({ site, url, route }: Props) {
  if (route.type === 'entry') {
    return <EntryPage view={route.entry.view()} context={entryContext(site, url, route)} />;
  }
  const context = sectionsContext(site, url, route);
  const { list } = context;
  return list && url !== list.base ? (
    <ListPage list={list} sections={route.sections} context={context} />
  ) : (
    <SectionsPage page={route.page} sections={route.sections} context={context} />
  );
}
