import { CaseStudyPage } from '@/components/templates/CaseStudyPage';
import { pageMetadata } from '@/lib/site/metadata';
import { missingPage } from '../../missing-page';
import { PageShell } from '../../page-shell';
import { getSite } from '../../site';

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => getSite().caseStudies.map(({ slug }) => ({ slug }));

export async function generateMetadata(props: Props) {
  const { site, study } = await find(props);
  return pageMetadata(site, study.path);
}

export default async function Page(props: Props) {
  const { site, study } = await find(props);
  return (
    <PageShell site={site} url={study.path}>
      <CaseStudyPage study={study} site={site} />
    </PageShell>
  );
}

async function find({ params }: Props) {
  const site = getSite();
  const { slug } = await params;
  const study = site.caseStudies.find((other) => other.slug === slug) ?? missingPage(site, `/case-study/${slug}`);
  return { site, study };
}
