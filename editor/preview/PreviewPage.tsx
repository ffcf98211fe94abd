import { createElement } from 'react';
import { PageShell } from '../../app/page-shell';
import { CaseStudyPage } from '../../components/templates/CaseStudyPage';
import { IndustryPage } from '../../components/templates/IndustryPage';
import { NotFoundPage } from '../../components/templates/NotFoundPage';
import { PostPage } from '../../components/templates/PostPage';
import { ProductPage } from '../../components/templates/ProductPage';
import { SectionsPage } from '../../components/templates/SectionsPage';
import type { Entry } from '../../lib/content/content-file';
import { documentTitle } from '../../lib/site/metadata';
import { type AnyPage, findPage, findWrittenPage } from '../../lib/site/pages';
import type { MissingPage, Site } from '../../lib/site/types';

/** An invisible element before each section with its index. An element around it would break its styles. */
export const SECTION = 'site-section';

export type Shown = AnyPage | MissingPage;

/** Finds the page of a draft, or a page that shows its content. */
export function shownBy(site: Site, { path, type: contentType }: Entry): Shown | undefined {
  const examples: Partial<Record<string, { path: string } | undefined>> = {
    industry: site.industries[0],
    product: site.products[0],
    search: site.pages.find(({ kind }) => kind === 'search'),
  };
  const page = findPage(site, path ?? examples[contentType.name ?? '']?.path ?? '/');
  return page && contentType.name !== 'not-found' ? page : site.missingPages[0];
}

type Props = { site: Site; page: Shown };

export function PreviewPage({ site, page }: Props) {
  if ('type' in page) {
    return (
      <PageShell site={site} url={page.path}>
        <Template site={site} url={page.path} />
      </PageShell>
    );
  }
  const notFound = site.sharedCopy['not-found'];
  return (
    <PageShell site={site} url="">
      <NotFoundPage copy={notFound} postTitle={documentTitle(notFound.blog.title, site.company.name)} />
    </PageShell>
  );
}

function Template({ site, url }: { site: Site; url: string }) {
  const at = <Entry extends { path: string }>(entries: readonly Entry[]) => entries.find(({ path }) => path === url);
  const page = findWrittenPage(site, url);
  const industry = at(site.industries);
  const product = at(site.products);
  const study = at(site.caseStudies);
  const post = at(site.posts);
  return (
    <>
      {page && <SectionsPage page={page} site={site} markSection={createMark} />}
      {industry && <IndustryPage industry={industry} site={site} />}
      {product && <ProductPage product={product} site={site} />}
      {study && <CaseStudyPage study={study} site={site} />}
      {post && <PostPage post={post} site={site} />}
    </>
  );
}

const createMark = (index: number) => createElement(SECTION, { 'data-index': index, hidden: true });
