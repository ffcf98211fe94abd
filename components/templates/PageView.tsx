import { findWrittenPage } from '@/lib/site/pages';
import type { Site } from '@/lib/site/types';
import { CaseStudyPage } from './CaseStudyPage';
import { IndustryPage } from './IndustryPage';
import { PostPage } from './PostPage';
import { ProductPage } from './ProductPage';
import { type MarkSection, SectionsPage } from './SectionsPage';

type Props = { site: Site; url: string; markSection?: MarkSection | undefined };

/** Renders the page at a URL by the template of its kind. */
export function PageView({ site, url, markSection }: Props) {
  const at = <Entry extends { path: string }>(entries: readonly Entry[]) => entries.find(({ path }) => path === url);
  const page = findWrittenPage(site, url);
  const industry = at(site.industries);
  const product = at(site.products);
  const study = at(site.caseStudies);
  const post = at(site.posts);
  return (
    <>
      {page && <SectionsPage page={page} site={site} markSection={markSection} />}
      {industry && <IndustryPage industry={industry} site={site} />}
      {product && <ProductPage product={product} site={site} />}
      {study && <CaseStudyPage study={study} site={site} />}
      {post && <PostPage post={post} site={site} />}
    </>
  );
}
