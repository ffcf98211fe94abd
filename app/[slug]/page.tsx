import { notFound } from 'next/navigation';
import { StructuredData } from '@/components/islands/StructuredData';
import { ComingSoonPage } from '@/components/templates/ComingSoonPage';
import { IndustryPage } from '@/components/templates/IndustryPage';
import { getIndustries, getPages, getProducts, getSite, type Industry } from '@/lib/content';
import { neighbours } from '@/lib/content/neighbours';
import { buildMetadata } from '@/lib/metadata';
import { structuredData } from '@/lib/structured-data';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

const bySlug = (slug: string) => (entry: { slug: string }) => entry.slug === slug;

export const generateStaticParams = () => [...getIndustries(), ...getProducts()].map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  const entry = getIndustries().find(bySlug(slug)) ?? getProducts().find(bySlug(slug)) ?? notFound();
  return buildMetadata({ ...entry, path: `/${slug}` });
}

/** Industries and products share one level of addresses; lib/content sees to it that no two have the same. */
export default async function IndustryOrProductPage({ params }: Props) {
  const { slug } = await params;
  const industry = getIndustries().find(bySlug(slug));
  return (
    <>
      <StructuredData json={structuredData(`/${slug}`)} />
      {industry ? <OneIndustry industry={industry} /> : <OneProduct slug={slug} />}
    </>
  );
}

function OneIndustry({ industry }: { industry: Industry }) {
  const { others, callToAction } = getPages().industry().data;
  return (
    <IndustryPage
      draftLabel={industry.draft && getSite().labels.draft}
      industry={industry}
      others={neighbours(getIndustries(), industry.slug, '')}
      othersHeading={others}
      callToAction={callToAction}
    />
  );
}

function OneProduct({ slug }: { slug: string }) {
  const product = getProducts().find(bySlug(slug)) ?? notFound();
  return (
    <ComingSoonPage
      draftLabel={product.draft && getSite().labels.draft}
      product={product}
      copy={getPages()['coming-soon']().data}
      others={neighbours(getProducts(), slug, '')}
    />
  );
}
