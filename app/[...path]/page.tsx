import { PageView } from '@/components/templates/PageView';
import { pageMetadata } from '@/lib/site/metadata';
import { allPages, BLOG, CASE_STUDIES, findPage, listUrls } from '@/lib/site/pages';
import { PageShell } from '../../components/layout/PageShell';
import { missingPage } from '../missing-page';
import { getSite } from '../site';

type Props = { params: Promise<{ path: string[] }> };

/** The pages of content/pages that have a route of their own. */
const OTHER_ROUTES = ['/', BLOG, CASE_STUDIES];

export function generateStaticParams() {
  const urls = allPages(getSite()).flatMap(listUrls);
  return urls.filter((url) => !OTHER_ROUTES.includes(url)).map((url) => ({ path: url.slice(1).split('/') }));
}

export async function generateMetadata(props: Props) {
  const { site, url } = await find(props);
  return pageMetadata(site, url);
}

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
  const url = `/${(await params).path.join('/')}`;
  if (!findPage(site, url)) missingPage(site, url);
  return { site, url };
}
