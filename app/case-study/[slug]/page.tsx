import { notFound } from 'next/navigation';
import { CaseStudyPage } from '@/components/templates/CaseStudyPage';
import { getCaseStudies, getSite } from '@/lib/content';
import { neighbours } from '@/lib/content/neighbours';
import { buildMetadata } from '@/lib/metadata';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

const find = async (params: Props['params']) => {
  const { slug } = await params;
  return getCaseStudies().find((study) => study.slug === slug) ?? notFound();
};

export const generateStaticParams = () => getCaseStudies().map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const study = await find(params);
  return buildMetadata({ ...study, path: `/case-study/${study.slug}` });
}

export default async function Page({ params }: Props) {
  const study = await find(params);
  const { origin, labels } = getSite();
  const others = neighbours(getCaseStudies(), study.slug, '/case-study');
  return <CaseStudyPage study={study} address={`${origin}/case-study/${study.slug}`} others={others} labels={labels} />;
}
