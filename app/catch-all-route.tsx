import { notFound } from 'next/navigation';
import { routeMetadata } from '@/lib/site/metadata';
import { RoutePage } from './route-page';
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
