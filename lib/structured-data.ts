/**
 * What each page says about the company in schema.org's words. Nothing stands here that the page does not also say
 * in content.
 */
import type {
  ContactPage,
  Country,
  Graph,
  ListItem,
  Organization,
  Place,
  SearchAction,
  Thing,
  WebPage,
  WithActionConstraints,
} from 'schema-dts';
import { absoluteUrl } from './absolute-url';
import { getBlog, getCaseStudies, getCaseStudyJournal, getPosts, getSite } from './content';

import { ENTRIES_A_PAGE, type Journal } from './journal';
import { getSitePage, type PageKind, type SitePage, trailTo } from './pages';
import { SOCIAL_PICTURE, socialPictureOf } from './social-picture';

/** A part of the site that other parts name: '#organization' of the home page. */
const idOf = (part: string, path = '/') => `${absoluteUrl(path)}${path === '/' ? '/' : ''}#${part}`;

const reference = (part: string, path?: string) => ({ '@id': idOf(part, path) });

/**
 * @param path the page's canonical address
 * @returns JSON-LD, safe inside a script element
 * @throws when there is no such page
 */
export function structuredData(path: string): string {
  const page = getSitePage(path);
  const graph: Graph = { '@context': 'https://schema.org', '@graph': [...describe(page), ...breadcrumb(page)] };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

const describe = (page: SitePage): readonly Thing[] => BY_KIND[page.kind](page);

const BY_KIND = {
  home: (page) => [organization(), website(), webPage(page, { about: reference('organization') })],
  about: (page) => [organization(), webPage(page, { '@type': 'AboutPage', mainEntity: reference('organization') })],
  contact: (page) => [organization(), office(), contactPage(page)],
  service: (page) => [publisher(), service(page), webPage(page, { mainEntity: reference('service', page.path) })],
  industry: (page) => [publisher(), service(page), webPage(page, { mainEntity: reference('service', page.path) })],
  product: (page) => [publisher(), webPage(page, {})],
  'case-studies': (page) => [publisher(), collection(page, '/case-study', getCaseStudyJournal())],
  'case-study': (page) => [publisher(), caseStudy(page)],
  blog: (page) => [publisher(), collection(page, '/blog', getBlog())],
  post: (page) => [publisher(), blogPosting(page)],
  search: (page) => [publisher(), webPage(page, { '@type': 'CollectionPage' })],
} satisfies Record<PageKind, (page: SitePage) => readonly Thing[]>;

const countries = (): Country[] => getSite().countries.map((name) => ({ '@type': 'Country', name }));

/** 'Sydney, Australia' taken apart; an address of another form stays one line of text. */
function postalAddress() {
  const { location } = getSite();
  const [addressLocality, addressCountry, ...more] = location.split(', ');
  if (!addressLocality || !addressCountry || more.length > 0) return location;
  return { '@type': 'PostalAddress', addressLocality, addressCountry } as const;
}

function office(): Place {
  const { location, map } = getSite();
  return {
    '@type': 'Place',
    '@id': idOf('office', '/contact'),
    name: location,
    address: postalAddress(),
    hasMap: map.link,
  };
}

function organization(): Organization {
  const site = getSite();
  return {
    ...publisher(),
    slogan: site.tagline,
    description: site.description,
    telephone: site.phone,
    email: site.email,
    address: postalAddress(),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: site.phone,
      email: site.email,
      areaServed: countries(),
    },
    areaServed: countries(),
    location: site.countries.map((name) => ({
      '@type': 'Place',
      name,
      address: { '@type': 'PostalAddress', addressCountry: name },
    })),
  };
}

/** The company in the few words that every page carries. */
function publisher() {
  return {
    '@type': 'Organization',
    '@id': idOf('organization'),
    name: getSite().name,
    url: absoluteUrl('/'),
    logo: { '@type': 'ImageObject', url: absoluteUrl('/icons/icon-512.png'), width: '512', height: '512' },
  } satisfies Organization;
}

function website(): Thing {
  const site = getSite();
  const searchAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl('/search')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': idOf('website'),
    url: absoluteUrl('/'),
    name: site.name,
    description: site.description,
    inLanguage: site.language,
    publisher: reference('organization'),
    potentialAction: searchAction,
  };
}

/** What every page says of itself. */
function about({ path, title, description, updated }: SitePage) {
  return {
    '@id': idOf('page', path),
    url: absoluteUrl(path),
    name: title,
    description,
    inLanguage: getSite().language,
    isPartOf: reference('website'),
    primaryImageOfPage: picture(path),
    ...(path !== '/' && { breadcrumb: reference('breadcrumb', path) }),
    ...(updated && { dateModified: updated }),
  };
}

const picture = (path: string) =>
  ({
    '@type': 'ImageObject',
    url: absoluteUrl(socialPictureOf(path)),
    width: String(SOCIAL_PICTURE.width),
    height: String(SOCIAL_PICTURE.height),
  }) as const;

type PageParts = {
  '@type'?: 'AboutPage' | 'CollectionPage';
  about?: { '@id': string };
  mainEntity?: { '@id': string };
};

function webPage(page: SitePage, parts: PageParts): WebPage {
  return { '@type': 'WebPage', ...about(page), ...parts };
}

function contactPage(page: SitePage): ContactPage {
  return {
    '@type': 'ContactPage',
    ...about(page),
    mainEntity: reference('organization'),
    contentLocation: reference('office', '/contact'),
  };
}

function service({ path, title, description }: SitePage): Thing {
  return {
    '@type': 'Service',
    '@id': idOf('service', path),
    name: title,
    serviceType: title,
    description,
    url: absoluteUrl(path),
    provider: reference('organization'),
    areaServed: countries(),
  };
}

/** A page of a list names what it lists, counted through the list's pages. */
function collection(page: SitePage, base: string, { places }: Journal<{ slug: string }>): Thing {
  const place = places.get(page.path.slice(base.length + 1));
  if (place?.kind !== 'list') throw new Error(`${page.path} is no list`);
  const members = place.entries.map(({ slug }) => getSitePage(`${base}/${slug}`));
  const start = (place.page - 1) * ENTRIES_A_PAGE;
  return {
    '@type': 'CollectionPage',
    ...about(page),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: members.length,
      itemListElement: members.map(({ path, title }, index) => listItem(start + index, title, path)),
    },
  };
}

/** What post and case study have in common. The company is the author: the specification names no person. */
function article({ path, title, description }: SitePage, { date, updated }: { date?: string; updated?: string }) {
  return {
    '@id': idOf('article', path),
    headline: title,
    description,
    url: absoluteUrl(path),
    mainEntityOfPage: absoluteUrl(path),
    image: picture(path),
    inLanguage: getSite().language,
    author: { '@type': 'Organization', '@id': idOf('organization'), name: getSite().name, url: absoluteUrl('/') },
    publisher: reference('organization'),
    isPartOf: reference('website'),
    ...(date && { datePublished: date }),
    ...((updated ?? date) && { dateModified: updated ?? date }),
  } as const;
}

const slugOf = (path: string) => path.split('/').at(-1);

function blogPosting(page: SitePage): Thing {
  const post = getPosts().find(({ slug }) => slug === slugOf(page.path));
  return { '@type': 'BlogPosting', ...article(page, dates(post)) };
}

function caseStudy(page: SitePage): Thing {
  const study = getCaseStudies().find(({ slug }) => slug === slugOf(page.path));
  return { '@type': 'Article', ...article(page, dates(study)) };
}

function dates(entry: { date?: string | undefined; updated?: string | undefined } | undefined) {
  return { ...(entry?.date && { date: entry.date }), ...(entry?.updated && { updated: entry.updated }) };
}

function breadcrumb({ path }: SitePage): Thing[] {
  if (path === '/') return [];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': idOf('breadcrumb', path),
      itemListElement: trailTo(path).map((step, index) => listItem(index, step.name, step.path)),
    },
  ];
}

function listItem(index: number, name: string, path: string): ListItem {
  return { '@type': 'ListItem', position: index + 1, name, item: absoluteUrl(path) };
}
