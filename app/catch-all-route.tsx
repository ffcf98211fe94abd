import { notFound } from 'next/navigation';
import { DataBlock } from '@/components/islands/DataBlock';
import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { EntryPage } from '@/components/templates/EntryPage';
import { ListPage } from '@/components/templates/ListPage';
import { SectionsPage } from '@/components/templates/SectionsPage';
import { contextOf } from '@/lib/site/context';
import { routeMetadata } from '@/lib/site/metadata';
import { linksToOthers } from '@/lib/site/neighbours';
import { getBreadcrumbs } from '@/lib/site/pages';
import { structuredData } from '@/lib/site/structured-data';
import type { SiteRoute } from '@/lib/site/types';
import { getSite } from './site';

type Props = { params: Promise<{ path?: string[] }> };

/** Addresses with a route folder of their own; all others are the root's. */
const FOLDERS = ['/blog', '/case-study'];

const folderOf = (path: string) => FOLDERS.find((folder) => path === folder || path.startsWith(`${folder}/`)) ?? '';

/**
 * What a catch-all route exports.
 * @param folder the route's own address: /blog, '' for the root
 */
export function catchAllRoute(folder: string) {
  const addressOf = async (params: Props['params']) =>
    `${folder}/${((await params).path ?? []).join('/')}`.replace(/(.)\/$/, '$1');
  const find = (address: string) => getSite().routes.get(address) ?? notFound();
  return {
    generateStaticParams: () =>
      [...getSite().routes.keys()]
        .filter((path) => folderOf(path) === folder)
        .map((path) => ({ path: path.slice(folder.length).split('/').filter(Boolean) })),
    generateMetadata: async ({ params }: Props) => routeMetadata(getSite(), find(await addressOf(params))),
    Page: async ({ params }: Props) => {
      const address = await addressOf(params);
      return <RoutePage address={address} route={find(address)} />;
    },
  };
}

/** What an address shows, with its facts for search engines, and the breadcrumb below the first level. */
function RoutePage({ address, route }: { address: string; route: SiteRoute }) {
  const site = getSite();
  const { page } = route;
  const { labels } = site.company;
  return (
    <>
      <DataBlock type="application/ld+json" json={structuredData(site, route)} />
      {page.path.lastIndexOf('/') > 0 && (
        <Breadcrumb label={labels.breadcrumb} steps={getBreadcrumbs(site, page.path)} />
      )}
      <RouteContent address={address} route={route} />
    </>
  );
}

function RouteContent({ address, route }: { address: string; route: SiteRoute }) {
  const site = getSite();
  const context = contextOf(site, address, route);
  if (route.kind === 'entry') {
    return <EntryPage view={route.entry.view()} others={linksToOthers(site, route.entry)} context={context} />;
  }
  if (context.list && route.page.path !== context.list.base) {
    return <ListPage list={context.list} sections={route.sections} context={context} />;
  }
  const draftLabel = route.page.draft ? site.company.labels.draft : undefined;
  return <SectionsPage title={route.page.title} sections={route.sections} context={context} draftLabel={draftLabel} />;
}
