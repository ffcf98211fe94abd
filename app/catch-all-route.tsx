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
import type { Site, SiteRoute } from '@/lib/site/types';
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
  const find = async ({ params }: Props) => {
    const site = getSite();
    const address = await addressOf(params);
    return { site, address, route: site.routes.get(address) ?? notFound() };
  };
  return {
    generateStaticParams: () =>
      [...getSite().routes.keys()]
        .filter((path) => folderOf(path) === folder)
        .map((path) => ({ path: path.slice(folder.length).split('/').filter(Boolean) })),
    generateMetadata: async (props: Props) => {
      const { site, route } = await find(props);
      return routeMetadata(site, route);
    },
    Page: async (props: Props) => <RoutePage {...(await find(props))} />,
  };
}

type PageProps = { site: Site; address: string; route: SiteRoute };

/** What an address shows, with its facts for search engines, and the breadcrumb below the first level. */
function RoutePage({ site, address, route }: PageProps) {
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

function RouteContent({ site, address, route }: PageProps) {
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
