import { createElement, Fragment } from 'react';
import { PageShell } from '../../app/page-shell';
import { RoutePage } from '../../app/route-page';
import { NotFoundPage } from '../../components/templates/NotFoundPage';
import type { Document } from '../../lib/content/document';
import type { PlacedSection } from '../../lib/definitions/section';
import { documentTitle } from '../../lib/site/metadata';
import type { MissingPage, Site, SitePage, SiteRoute } from '../../lib/site/types';

/** An invisible element before each section with its index. An element around it would break its styles. */
export const SECTION = 'site-section';

/** A page and its route; without a route, the not-found page. */
export type Shown = { route: SiteRoute | undefined; page: SitePage | MissingPage };

/** Finds the page of a draft, or a page that shows its content. */
export function shownBy(site: Site, { url, type: contentType }: Document): Shown | undefined {
  const [first] = site.collections.find(({ collection }) => collection.singular === contentType.name)?.entries ?? [];
  const search = site.pages.find(({ type }) => type === contentType.name);
  const route = site.routes.get(url ?? first?.path ?? search?.path ?? '/');
  if (route && contentType.name !== 'not-found') return { route, page: route.page };
  const [page] = site.missingPages;
  return page && { route: undefined, page };
}

type Props = { site: Site; route: SiteRoute | undefined };

/** Renders a whole page, with header and footer. */
export function PreviewPage({ site, route }: Props) {
  if (route) {
    const { path } = route.page;
    return (
      <PageShell site={site} url={path} route={route}>
        <RoutePage site={site} url={path} route={withSections(route)} />
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

function withSections(route: SiteRoute): SiteRoute {
  if (route.type === 'entry') return route;
  const sections = route.sections.map(
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
  return { ...route, sections };
}
