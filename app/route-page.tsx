import { DataBlock } from '@/components/islands/DataBlock';
import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { EntryPage } from '@/components/templates/EntryPage';
import { ListPage } from '@/components/templates/ListPage';
import { SectionsPage } from '@/components/templates/SectionsPage';
import { contextOf } from '@/lib/site/context';
import { linksToOthers } from '@/lib/site/neighbours';
import { getBreadcrumbs } from '@/lib/site/pages';
import { structuredData } from '@/lib/site/structured-data';
import type { Site, SiteRoute } from '@/lib/site/types';

type Props = { site: Site; address: string; route: SiteRoute };

/** What an address shows, with its facts for search engines, and the breadcrumb below the first level. */
export function RoutePage({ site, address, route }: Props) {
  const { path } = route.page;
  return (
    <>
      <DataBlock type="application/ld+json" json={structuredData(site, route)} />
      {path.lastIndexOf('/') > 0 && (
        <Breadcrumb label={site.company.labels.breadcrumb} steps={getBreadcrumbs(site, path)} />
      )}
      <RouteContent site={site} address={address} route={route} />
    </>
  );
}

function RouteContent({ site, address, route }: Props) {
  const context = contextOf(site, address, route);
  if (route.kind === 'entry') {
    return <EntryPage view={route.entry.view()} others={linksToOthers(site, route.entry)} context={context} />;
  }
  const { page, sections } = route;
  if (context.list && page.path !== context.list.base) {
    return <ListPage list={context.list} sections={sections} context={context} />;
  }
  return <SectionsPage title={page.title} sections={sections} context={context} isDraft={page.draft} />;
}
