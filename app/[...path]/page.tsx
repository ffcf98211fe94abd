import { IndustryPage } from '@/components/templates/IndustryPage';
import { ProductPage } from '@/components/templates/ProductPage';
import { SectionsPage } from '@/components/templates/SectionsPage';
import { pageMetadata } from '@/lib/site/metadata';
import { missingPage } from '../missing-page';
import { PageShell } from '../page-shell';
import { getSite } from '../site';

type Props = { params: Promise<{ path: string[] }> };

/** The URLs of the other routes of this folder. */
const OTHER_ROUTES = /^\/((blog|case-study)(\/[^/]+)?)?$/;

/** Returns the paths of industries, products and the pages of content/pages, also those of their alternate URLs. */
export const generateStaticParams = () =>
  [...getSite().routes.keys()].flatMap((url) => (OTHER_ROUTES.test(url) ? [] : { path: url.slice(1).split('/') }));

export async function generateMetadata(props: Props) {
  const { site, route } = await find(props);
  return pageMetadata(site, route.page);
}

export default async function Page(props: Props) {
  const { site, url, route } = await find(props);
  const industry = site.industries.find(({ path }) => path === url);
  const product = site.products.find(({ path }) => path === url);
  return (
    <PageShell site={site} url={url} route={route}>
      {industry && <IndustryPage industry={industry} site={site} />}
      {product && <ProductPage product={product} site={site} />}
      {route.sections && <SectionsPage site={site} url={url} page={route} />}
    </PageShell>
  );
}

async function find({ params }: Props) {
  const site = getSite();
  const url = `/${(await params).path.join('/')}`;
  return { site, url, route: site.routes.get(url) ?? missingPage(site, url) };
}
