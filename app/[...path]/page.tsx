import { IndustryPage } from '@/components/templates/IndustryPage';
import { ProductPage } from '@/components/templates/ProductPage';
import { SectionsPage } from '@/components/templates/SectionsPage';
import { pageMetadata } from '@/lib/site/metadata';
import { BLOG, CASE_STUDIES, findPage, findWrittenPage, listUrls } from '@/lib/site/pages';
import { missingPage } from '../missing-page';
import { PageShell } from '../page-shell';
import { getSite } from '../site';

type Props = { params: Promise<{ path: string[] }> };

/** The pages of content/pages that have a route of their own. */
const OTHER_ROUTES = ['/', BLOG, CASE_STUDIES];

export function generateStaticParams() {
  const { pages, industries, products } = getSite();
  const urls = [...pages, ...industries, ...products].flatMap(listUrls);
  return urls.filter((url) => !OTHER_ROUTES.includes(url)).map((url) => ({ path: url.slice(1).split('/') }));
}

export async function generateMetadata(props: Props) {
  const { site, url } = await find(props);
  return pageMetadata(site, url);
}

export default async function Page(props: Props) {
  const { site, url } = await find(props);
  const page = findWrittenPage(site, url);
  const industry = site.industries.find(({ path }) => path === url);
  const product = site.products.find(({ path }) => path === url);
  return (
    <PageShell site={site} url={url}>
      {page && <SectionsPage page={page} site={site} />}
      {industry && <IndustryPage industry={industry} site={site} />}
      {product && <ProductPage product={product} site={site} />}
    </PageShell>
  );
}

async function find({ params }: Props) {
  const site = getSite();
  const url = `/${(await params).path.join('/')}`;
  if (!findPage(site, url)) missingPage(site, url);
  return { site, url };
}
