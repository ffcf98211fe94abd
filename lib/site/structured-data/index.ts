/**
 * What each page says about the company in schema.org's words. Nothing stands here that the page does not also say
 * in content.
 */
import type { Graph, Thing } from 'schema-dts';
import type { PageType } from '@/lib/definitions/page';
import { getBreadcrumbs } from '../pages';
import type { Site, SitePage, SiteRoute } from '../types';
import { office, organization, publisher, website } from './company';
import { idOf, listItem, reference } from './names';
import { article, collection, contactPage, service, webPage } from './pages';

/**
 * @param route what the address shows
 * @returns JSON-LD, safe inside a script element
 */
export function structuredData(site: Site, route: SiteRoute): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [...BY_TYPE[route.page.type](site, route.page, route), ...breadcrumb(site, route.page)],
  };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

type Describe = (site: Site, page: SitePage, route: SiteRoute) => readonly Thing[];

const BY_TYPE: Readonly<Record<PageType, Describe>> = {
  home: (site, page) => [
    organization(site),
    website(site),
    webPage(site, page, { about: reference(site, 'organization') }),
  ],
  about: (site, page) => [
    organization(site),
    webPage(site, page, { '@type': 'AboutPage', mainEntity: reference(site, 'organization') }),
  ],
  contact: (site, page) => [organization(site), office(site, page.path), contactPage(site, page)],
  service: (site, page) => [
    publisher(site),
    service(site, page),
    webPage(site, page, { mainEntity: reference(site, 'service', page.path) }),
  ],
  page: (site, page) => [publisher(site), webPage(site, page, {})],
  list: (site, page, route) => [publisher(site), collection(site, page, route)],
  article: (site, page) => [publisher(site), { '@type': 'Article', ...article(site, page) }],
  post: (site, page) => [publisher(site), { '@type': 'BlogPosting', ...article(site, page) }],
  search: (site, page) => [publisher(site), webPage(site, page, { '@type': 'CollectionPage' })],
};

function breadcrumb(site: Site, { path }: SitePage): Thing[] {
  if (path === '/') return [];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': idOf(site, 'breadcrumb', path),
      itemListElement: getBreadcrumbs(site, path).map((step, index) => listItem(site, index, step.name, step.path)),
    },
  ];
}
