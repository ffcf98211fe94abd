import type { Country, ListItem, Organization, Place, Thing } from 'schema-dts';
import { absoluteUrl } from '../absolute-url';
import type { Site } from '../types';

/** Returns the id of a part: '#organization' of the home page. */
export const toId = (site: Site, part: string, path = '/') =>
  `${absoluteUrl(site, path)}${path === '/' ? '/' : ''}#${part}`;

export const reference = (site: Site, part: string, path?: string) => ({ '@id': toId(site, part, path) });

/** Describes a length in pixels, by its code of UN/CEFACT. */
export const pixels = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'E37' }) as const;

export function listItem(site: Site, index: number, name: string, path: string): ListItem {
  return { '@type': 'ListItem', position: index + 1, name, item: absoluteUrl(site, path) };
}

export function countries({ company: { offices } }: Site): Country[] {
  const names = new Map(offices.map(({ code, country }) => [code, country]));
  return [...names].map(([code, name]) => ({ '@type': 'Country', name, identifier: code }));
}

/** Splits 'Sydney, Australia'; returns a location in another form as text. */
function postalAddress({ company: { location, offices } }: Site) {
  const [addressLocality, country, ...more] = location.split(', ');
  if (!addressLocality || !country || more.length > 0) return location;
  const addressCountry = offices.find((office) => office.country === country)?.code ?? country;
  return { '@type': 'PostalAddress', addressLocality, addressCountry } as const;
}

export function office(site: Site, path: string): Place {
  const { location, map } = site.company;
  return {
    '@type': 'Place',
    '@id': toId(site, 'office', path),
    name: location,
    address: postalAddress(site),
    hasMap: map.link,
  };
}

export function organization(site: Site): Organization {
  const { company } = site;
  return {
    ...publisher(site),
    slogan: company.tagline,
    description: company.description,
    telephone: company.phone,
    email: company.email,
    address: postalAddress(site),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: company.phone,
      email: company.email,
      areaServed: countries(site),
    },
    areaServed: countries(site),
    location: company.offices.map(({ country, code, city, address, phone }) => ({
      '@type': 'Place',
      name: city ? `${city}, ${country}` : country,
      address: {
        '@type': 'PostalAddress',
        addressCountry: code,
        ...(city && { addressLocality: city }),
        ...(address && { streetAddress: address }),
      },
      ...(phone && { telephone: phone }),
    })),
  };
}

export function publisher(site: Site) {
  return {
    '@type': 'Organization',
    '@id': toId(site, 'organization'),
    name: site.company.name,
    url: absoluteUrl(site, '/'),
    logo: {
      '@type': 'ImageObject',
      url: absoluteUrl(site, '/icons/icon-512.png'),
      width: pixels(512),
      height: pixels(512),
    },
  } satisfies Organization;
}

/** Names the website where a page refers to it: only the home page describes it. */
export const websiteReference = (site: Site) =>
  ({
    '@type': 'WebSite',
    '@id': toId(site, 'website'),
    name: site.company.name,
    url: absoluteUrl(site, '/'),
  }) as const;

export function website(site: Site): Thing {
  const { description, language } = site.company;
  return {
    ...websiteReference(site),
    description,
    inLanguage: language,
    publisher: reference(site, 'organization'),
  };
}
