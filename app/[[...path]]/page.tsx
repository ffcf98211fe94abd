import { routeMetadata } from '@/lib/site/metadata';
import { missingPage } from '../missing-page';
import { RoutePage } from '../route-page';
import { getSite } from '../site';

type Props = { params: Promise<{ path?: string[] }> };

/** Returns the path of every page: those of content/pages, entries of collections and lists. */
export const generateStaticParams = () =>
  [...getSite().routes.keys()].map((url) => ({ path: url.split('/').filter(Boolean) }));

export async function generateMetadata(props: Props) {
  const { site, route } = await find(props);
  return routeMetadata(site, route);
}

export default async function Page(props: Props) {
  return <RoutePage {...(await find(props))} />;
}

async function find({ params }: Props) {
  const site = getSite();
  const url = `/${((await params).path ?? []).join('/')}`;
  return { site, url, route: site.routes.get(url) ?? missingPage(site, url) };
}
