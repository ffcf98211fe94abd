import { createElement, Fragment } from 'react';
import { PageShell } from '../../app/page-shell';
import { CaseStudyPage } from '../../components/templates/CaseStudyPage';
import { IndustryPage } from '../../components/templates/IndustryPage';
import { NotFoundPage } from '../../components/templates/NotFoundPage';
import { PostPage } from '../../components/templates/PostPage';
import { ProductPage } from '../../components/templates/ProductPage';
import { SectionsPage } from '../../components/templates/SectionsPage';
import type { Document } from '../../lib/content/document';
import type { PlacedSection } from '../../lib/definitions/section';
import { documentTitle } from '../../lib/site/metadata';
import type { MissingPage, Site, SitePage, SiteRoute, WrittenPage } from '../../lib/site/types';

/** An invisible element before each section with its index. An element around it would break its styles. */
export const SECTION = 'site-section';

/** A page and its route; without a route, the not-found page. */
export type Shown = { route: SiteRoute | undefined; page: SitePage | MissingPage };

/** Finds the page of a draft, or a page that shows its content. */
export function shownBy(site: Site, { url, type: contentType }: Document): Shown | undefined {
  const examples: Partial<Record<string, { path: string } | undefined>> = {
    industry: site.industries[0],
    product: site.products[0],
    search: site.pages.find(({ type }) => type === 'search'),
  };
  const route = site.routes.get(url ?? examples[contentType.name ?? '']?.path ?? '/');
  if (route && contentType.name !== 'not-found') return { route, page: route.page };
  const [page] = site.missingPages;
  return page && { route: undefined, page };
}

type Props = { site: Site; route: SiteRoute | undefined };

/** Renders a whole page, with header and footer. */
export function PreviewPage({ site, route }: Props) {
  if (route) {
    return (
      <PageShell site={site} url={route.page.path} route={route}>
        <Template site={site} route={route} />
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

function Template({ site, route }: { site: Site; route: SiteRoute }) {
  const { path: url } = route.page;
  if (route.sections) return <SectionsPage site={site} url={url} page={withMarks(route)} />;
  const at = <Entry extends { path: string }>(entries: readonly Entry[]) => entries.find(({ path }) => path === url);
  const industry = at(site.industries);
  const product = at(site.products);
  const study = at(site.caseStudies);
  const post = at(site.posts);
  return (
    <>
      {industry && <IndustryPage industry={industry} site={site} />}
      {product && <ProductPage product={product} site={site} />}
      {study && <CaseStudyPage study={study} site={site} />}
      {post && <PostPage post={post} site={site} />}
    </>
  );
}

/** Returns a page with an invisible element before each of its sections. */
function withMarks(page: WrittenPage): WrittenPage {
  const sections = page.sections.map(
    (placed, index): PlacedSection => ({
      ...placed,
      render: (placement) =>
        createElement(
          Fragment,
          null,
          createElement(SECTION, { 'data-index': index, hidden: true }),
          placed.render(placement),
        ),
    }),
  );
  return { ...page, sections };
}
