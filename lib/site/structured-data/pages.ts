/** Pages, and what they are about. */
import type { ContactPage, Thing, WebPage } from 'schema-dts';
import { ENTRIES_A_PAGE } from '@/lib/shared/paginated-collection';
import { SOCIAL_PICTURE, socialPictureOf } from '@/lib/shared/social-picture';
import { absoluteUrl } from '../absolute-url';
import { picturedPage } from '../pages';
import type { Site, SitePage, SiteRoute } from '../types';
import { countries } from './company';
import { idOf, listItem, reference } from './names';

/** What every page says of itself. */
function about(site: Site, { path, title, description, updated }: SitePage) {
  return {
    '@id': idOf(site, 'page', path),
    url: absoluteUrl(site, path),
    name: title,
    description,
    inLanguage: site.company.language,
    isPartOf: reference(site, 'website'),
    primaryImageOfPage: picture(site, path),
    ...(path !== '/' && { breadcrumb: reference(site, 'breadcrumb', path) }),
    ...(updated && { dateModified: updated }),
  };
}

const picture = (site: Site, path: string) =>
  ({
    '@type': 'ImageObject',
    url: absoluteUrl(site, socialPictureOf(picturedPage(site, path))),
    width: String(SOCIAL_PICTURE.width),
    height: String(SOCIAL_PICTURE.height),
  }) as const;

type PageParts = {
  '@type'?: 'AboutPage' | 'CollectionPage';
  about?: { '@id': string };
  mainEntity?: { '@id': string };
};

export function webPage(site: Site, page: SitePage, parts: PageParts): WebPage {
  return { '@type': 'WebPage', ...about(site, page), ...parts };
}

export function contactPage(site: Site, page: SitePage): ContactPage {
  return {
    '@type': 'ContactPage',
    ...about(site, page),
    mainEntity: reference(site, 'organization'),
    contentLocation: reference(site, 'office', page.path),
  };
}

export function service(site: Site, { path, title, description }: SitePage): Thing {
  return {
    '@type': 'Service',
    '@id': idOf(site, 'service', path),
    name: title,
    serviceType: title,
    description,
    url: absoluteUrl(site, path),
    provider: reference(site, 'organization'),
    areaServed: countries(site),
  };
}

/** A page of a list names what it lists, counted through the list's pages. */
export function collection(site: Site, page: SitePage, route: SiteRoute): Thing {
  if (route.kind !== 'list') throw new Error(`${page.path} is no list`);
  const { list } = route;
  const start = (list.page - 1) * ENTRIES_A_PAGE;
  return {
    '@type': 'CollectionPage',
    ...about(site, page),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: list.entries.length,
      itemListElement: list.entries.map(({ path, title }, index) => listItem(site, start + index, title, path)),
    },
  };
}

/** What post and case study have in common. The company is the author: the specification names no person. */
export function article(site: Site, { path, title, description, date, updated }: SitePage) {
  const { name, language } = site.company;
  return {
    '@id': idOf(site, 'article', path),
    headline: title,
    description,
    url: absoluteUrl(site, path),
    mainEntityOfPage: absoluteUrl(site, path),
    image: picture(site, path),
    inLanguage: language,
    author: { '@type': 'Organization', '@id': idOf(site, 'organization'), name, url: absoluteUrl(site, '/') },
    publisher: reference(site, 'organization'),
    isPartOf: reference(site, 'website'),
    ...(date && { datePublished: date }),
    ...(updated && { dateModified: updated }),
  } as const;
}
