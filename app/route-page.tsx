import type { ReactNode } from 'react';
import { DataBlock } from '@/components/islands/DataBlock';
import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { EntryPage } from '@/components/templates/EntryPage';
import { ListPage } from '@/components/templates/ListPage';
import { SectionsPage } from '@/components/templates/SectionsPage';
import { entryContext, entryPage } from '@/lib/site/entry-page';
import type { PageFacts } from '@/lib/site/page-facts';
import { sectionsContext, sectionsPage } from '@/lib/site/sections-page';
import type { Site, SiteRoute } from '@/lib/site/types';

type Props = { site: Site; address: string; route: SiteRoute };

/** What an address shows, with its facts for search engines, and the breadcrumb below the first level. */
export function RoutePage({ site, address, route }: Props) {
  if (route.kind === 'entry') {
    const page = entryPage(site, address, route);
    return (
      <WithFacts {...page} site={site}>
        <EntryPage view={page.view} others={page.others} context={entryContext(site, page, route)} />
      </WithFacts>
    );
  }
  const page = sectionsPage(site, address, route);
  const context = sectionsContext(site, page, route);
  const { list } = context;
  const { sections } = route;
  return (
    <WithFacts {...page} site={site}>
      {list && context.path !== list.base ? (
        <ListPage list={list} sections={sections} context={context} />
      ) : (
        <SectionsPage title={page.title} sections={sections} context={context} isDraft={page.isDraft} />
      )}
    </WithFacts>
  );
}

type WithFactsProps = PageFacts & { site: Site; children: ReactNode };

function WithFacts({ site, structuredData: json, breadcrumbs, children }: WithFactsProps) {
  const isBelow = (breadcrumbs.at(-1)?.path.lastIndexOf('/') ?? 0) > 0;
  return (
    <>
      <DataBlock type="application/ld+json" json={json} />
      {isBelow && <Breadcrumb label={site.company.labels.breadcrumb} steps={breadcrumbs} />}
      {children}
    </>
  );
}
