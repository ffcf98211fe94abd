import type { Graph, Thing } from 'schema-dts';
import type { PageType } from '@/lib/model/page';
import { type AnyPage, getBreadcrumbs, getPage } from '../pages';
import type { Site } from '../types';
import { listItem, office, organization, publisher, reference, toId, website } from './company';
import { about, article, collection, service, webPage } from './pages';

/** Describes the page at a URL in schema.org's terms, with its own content only. @returns JSON-LD, safe in a script element */
export function structuredData(site: Site, url: string): string {
  const page = getPage(site, url);
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [...BY_TYPE[page.type](site, page), ...breadcrumb(site, page)],
  };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

type Describe = (site: Site, page: AnyPage) => readonly Thing[];

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
  contact: (site, page) => [
    organization(site),
    office(site, page.path),
    webPage(site, page, {
      '@type': 'ContactPage',
      mainEntity: reference(site, 'organization'),
      contentLocation: reference(site, 'office', page.path),
    }),
  ],
  service: (site, page) => [
    publisher(site),
    service(site, page),
    webPage(site, page, { mainEntity: reference(site, 'service', page.path) }),
  ],
  page: (site, page) => [publisher(site), webPage(site, page)],
  list: (site, page) => [publisher(site), collection(site, page)],
  article: (site, page) => [publisher(site), { '@type': 'Article', ...article(site, page), ...about(site, page) }],
  post: (site, page) => [publisher(site), { '@type': 'BlogPosting', ...article(site, page) }],
  search: (site, page) => [publisher(site), webPage(site, page, { '@type': 'CollectionPage' })],
};

function breadcrumb(site: Site, { path }: AnyPage): Thing[] {
  if (path === '/') return [];
  const steps = getBreadcrumbs(site, path);
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': toId(site, 'breadcrumb', path),
      itemListElement: steps.map((step, index) => listItem(site, index, step.name, step.path)),
    },
  ];
}
