import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { EntryPage } from '@/components/templates/EntryPage';
import { ListPage } from '@/components/templates/ListPage';
import { SectionsPage } from '@/components/templates/SectionsPage';
import { DataBlock } from '@/components/ui/DataBlock';
import { entryContext, entryPage } from '@/lib/site/entry-page';
import type { PageFacts } from '@/lib/site/page-facts';
import { sectionsContext, sectionsPage } from '@/lib/site/sections-page';
import type { Site, SiteRoute } from '@/lib/site/types';
import { SiteFrame } from './site-frame';

type Props = { site: Site; address: string; route: SiteRoute };

/** Renders the page of an address in its shell, with its facts for search engines, and the breadcrumb below the first level. */
export function RoutePage({ site, address, route }: Props) {
  if (route.kind === 'entry') {
    const page = entryPage(site, address, route);
    return (
      <WithFacts {...page} site={site} path={address}>
        <EntryPage view={page.view} others={page.others} context={entryContext(site, page, route)} />
      </WithFacts>
    );
  }
  const page = sectionsPage(site, address, route);
  const context = sectionsContext(site, page, route);
  const { list } = context;
  const { sections } = route;
  return (
    <WithFacts {...page} site={site} path={address}>
      {list && context.path !== list.base ? (
        <ListPage list={list} sections={sections} context={context} />
      ) : (
        <SectionsPage title={page.title} sections={sections} context={context} isDraft={page.isDraft} />
      )}
    </WithFacts>
  );
}

type WithFactsProps = PageFacts & { site: Site; path: string; children: ReactNode };

function WithFacts({ site, path, structuredData: json, breadcrumbs, children }: WithFactsProps) {
  const isBelow = (breadcrumbs.at(-1)?.path.lastIndexOf('/') ?? 0) > 0;
  return (
    <SiteFrame site={site} path={path}>
      <DataBlock type="application/ld+json" json={json} />
      {isBelow && <Breadcrumb label={site.company.labels.breadcrumb} steps={breadcrumbs} />}
      {children}
    </SiteFrame>
  );
}
