import { PageShell } from '@/components/layout/PageShell';
import { PageView } from '@/components/templates/PageView';
import { pageMetadata } from '@/lib/site/metadata';
import { allPages, findPage, listUrls } from '@/lib/site/pages';
import { missingPage } from '../missing-page';
import { getSite } from '../site';

type Props = { params: Promise<{ path?: string[] }> };

export const generateStaticParams = () =>
  allPages(getSite())
    .flatMap(listUrls)
    .map((url) => ({ path: url.split('/').filter(Boolean) }));

export async function generateMetadata(props: Props) {
  const { site, url } = await find(props);
  return pageMetadata(site, url);
}

/** Renders every page that content has: docs/decisions/0018-render-all-pages-by-one-route.md explains why. */
export default async function Page(props: Props) {
  const { site, url } = await find(props);
  return (
    <PageShell site={site} url={url}>
      <PageView site={site} url={url} />
    </PageShell>
  );
}

async function find({ params }: Props) {
  const site = getSite();
  const { path = [] } = await params;
  const url = `/${path.join('/')}`;
  if (!findPage(site, url)) missingPage(site, url);
  return { site, url };
}
