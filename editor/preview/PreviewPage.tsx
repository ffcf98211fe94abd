import { createElement, Fragment } from 'react';
import { RoutePage } from '../../app/route-page';
import { SiteFrame } from '../../app/site-frame';
import { NotFoundPage } from '../../components/templates/NotFoundPage';
import type { Document } from '../../lib/content/document';
import type { PlacedSection } from '../../lib/definitions/section';
import { headTitle } from '../../lib/site/head-title';
import type { MissingPage, Site, SitePage, SiteRoute } from '../../lib/site/types';

/** An element before each section, which is not shown and tells which one it is: one around it would come between its styles. */
export const SECTION = 'site-section';

/** What an address shows, without one the not-found page, and what is said of it elsewhere. */
export type Shown = { route: SiteRoute | undefined; page: SitePage | MissingPage };

/** What a draft is seen on: its own page, or one that shows what it holds. */
export function shownBy(site: Site, { address, kind }: Document): Shown | undefined {
  const [first] = site.collections.find(({ collection }) => collection.singular === kind.name)?.entries ?? [];
  const search = site.pages.find(({ type }) => type === kind.name);
  const route = site.routes.get(address ?? first?.path ?? search?.path ?? '/');
  if (route && kind.name !== 'not-found') return { route, page: route.page };
  const [page] = site.missingPages;
  return page && { route: undefined, page };
}

type Props = { site: Site; route: SiteRoute | undefined };

/** A whole page as the site has it, with header and footer. */
export function PreviewPage({ site: built, route }: Props) {
  const site = withoutMap(built);
  if (!route) return <Missing site={site} />;
  return <RoutePage site={site} address={route.page.path} route={withSections(route)} />;
}

/** The editor asks no other host but GitHub, so the map's frame is empty. */
function withoutMap({ company, ...site }: Site): Site {
  return { ...site, company: { ...company, map: { ...company.map, frame: 'about:blank' } } };
}

function Missing({ site }: { site: Site }) {
  const notFound = site.words['not-found'];
  return (
    <SiteFrame site={site} path="">
      <NotFoundPage words={notFound} postTitle={headTitle(notFound.blog.title, site.company.name)} />
    </SiteFrame>
  );
}

function withSections(route: SiteRoute): SiteRoute {
  if (route.kind === 'entry') return route;
  const sections = route.sections.map(
    (placed, index): PlacedSection => ({
      ...placed,
      draw: (placement) =>
        createElement(Fragment, null, createElement(SECTION, { 'data-index': index }), placed.draw(placement)),
    }),
  );
  return { ...route, sections };
}
