import type { ItemList, Offer, Thing, WebPage } from 'schema-dts';
import { startOfDay } from '../../content/day';
import { absoluteUrl } from '../absolute-url';
import { SOCIAL_IMAGE, toSocialImagePath } from '../metadata';
import { changedOn } from '../order';
import { type AnyPage, BLOG, findPage, findSectionsPage } from '../pages';
import type { Site } from '../types';
import { countries, listItem, pixels, reference, toId, websiteReference } from './company';

const imageObject = (site: Site, path: string) =>
  ({
    '@type': 'ImageObject',
    url: absoluteUrl(site, toSocialImagePath(path)),
    width: pixels(SOCIAL_IMAGE.width),
    height: pixels(SOCIAL_IMAGE.height),
  }) as const;

type Reference = { '@id': string };
type PageParts = {
  '@type'?: 'AboutPage' | 'CollectionPage' | 'ContactPage';
  about?: Reference;
  mainEntity?: Reference | ItemList;
  contentLocation?: Reference;
};

/** Describes a page. @param parts its type, default: WebPage, and properties of this page only */
export function webPage(site: Site, page: AnyPage, parts: PageParts = {}): WebPage {
  const { path, title, description } = page;
  const updated = changedOn(page);
  return {
    '@type': 'WebPage',
    '@id': toId(site, 'page', path),
    url: absoluteUrl(site, path),
    name: title,
    description,
    inLanguage: site.company.language,
    isPartOf: websiteReference(site),
    primaryImageOfPage: imageObject(site, path),
    ...(path !== '/' && { breadcrumb: reference(site, 'breadcrumb', path) }),
    ...(updated && { dateModified: startOfDay(updated, site.company.timeZone) }),
    ...parts,
  };
}

export function service(site: Site, page: AnyPage): Thing {
  const { path, description, shortTitle: name = page.name } = page;
  const provider = reference(site, 'organization');
  const isIndustry = site.industries.some((other) => other.path === path);
  const services = listServices(site, page);
  const offers = services.map(
    (item): Offer => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: item.title, description: item.description, provider },
    }),
  );
  return {
    '@type': 'Service',
    '@id': toId(site, 'service', path),
    name,
    serviceType: isIndustry ? services.map(({ title }) => title) : name,
    description,
    url: absoluteUrl(site, path),
    provider,
    areaServed: countries(site),
    ...(offers.length > 0 && { hasOfferCatalog: { '@type': 'OfferCatalog', name, itemListElement: offers } }),
  };
}

/** Returns the services that a page offers: its first list, or the capabilities of an industry. */
function listServices(site: Site, { path }: AnyPage) {
  const industry = site.industries.find((other) => other.path === path);
  if (industry) return industry.capabilitiesSection.capabilities;
  const sections = findSectionsPage(site, path)?.sections ?? [];
  return sections.find((section) => section.section === 'items')?.items ?? [];
}

/** Names the services that a case study is about: the targets of its facts. */
export function about(site: Site, { path }: AnyPage) {
  const facts = site.caseStudies.find((study) => study.path === path)?.facts ?? [];
  const services = facts.flatMap(({ link = '' }) => {
    const [target = ''] = link.split('#');
    const page = findPage(site, target);
    if (page?.type !== 'service') return [];
    const { name } = page;
    return [
      { '@type': 'Service', '@id': toId(site, 'service', page.path), name, url: absoluteUrl(site, page.path) } as const,
    ];
  });
  return services.length > 0 ? { about: services } : {};
}

export function collection(site: Site, page: AnyPage): Thing {
  const entries = page.path === BLOG ? site.posts : site.caseStudies;
  return webPage(site, page, {
    '@type': 'CollectionPage',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: entries.length,
      itemListElement: entries.map(({ path, title }, index) => listItem(site, index, title, path)),
    },
  });
}

/** Describes a post or a case study. The company is the author: the specification names no person. */
export function article(site: Site, page: AnyPage) {
  const { path, title, description, date } = page;
  const updated = changedOn(page);
  const { name, language, timeZone } = site.company;
  return {
    '@id': toId(site, 'article', path),
    headline: title,
    description,
    url: absoluteUrl(site, path),
    mainEntityOfPage: absoluteUrl(site, path),
    image: imageObject(site, path),
    inLanguage: language,
    author: { '@type': 'Organization', '@id': toId(site, 'organization'), name, url: absoluteUrl(site, '/') },
    publisher: reference(site, 'organization'),
    isPartOf: websiteReference(site),
    ...(date && { datePublished: startOfDay(date, timeZone) }),
    ...(updated && { dateModified: startOfDay(updated, timeZone) }),
  } as const;
}
