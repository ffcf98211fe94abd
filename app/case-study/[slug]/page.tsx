import { notFound } from 'next/navigation';
import { StructuredData } from '@/components/islands/StructuredData';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { CaseStudyPage } from '@/components/templates/CaseStudyPage';
import { absoluteUrl } from '@/lib/absolute-url';
import { markdownTwin } from '@/lib/alternates';
import { getCaseStudies, getSite } from '@/lib/content';
import { neighbours } from '@/lib/content/neighbours';
import { buildMetadata } from '@/lib/metadata';
import { trailTo } from '@/lib/pages';
import { structuredData } from '@/lib/structured-data';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

const find = async (params: Props['params']) => {
  const { slug } = await params;
  return getCaseStudies().find((study) => study.slug === slug) ?? notFound();
};

export const generateStaticParams = () => getCaseStudies().map(({ slug }) => ({ slug }));

const pathOf = ({ slug }: { slug: string }) => `/case-study/${slug}`;

export async function generateMetadata({ params }: Props) {
  const study = await find(params);
  const path = pathOf(study);
  return buildMetadata({ ...study, path, article: study, alternates: markdownTwin(study.title, path) });
}

export default async function Page({ params }: Props) {
  const study = await find(params);
  const { labels } = getSite();
  const path = pathOf(study);
  const others = neighbours(getCaseStudies(), study.slug, '/case-study');
  return (
    <>
      <StructuredData json={structuredData(path)} />
      <Breadcrumb label={labels.breadcrumb} steps={trailTo(path)} />
      <CaseStudyPage study={study} address={absoluteUrl(path)} others={others} labels={labels} />
    </>
  );
}
