/** Facts of the company as search engines read them. */
import { graphOf, isNode, listOf, nodesIn, onlyIn } from '../support/structured-data';
import { expect, test } from '../support/test';

const ORIGIN = 'https://www.spanwell.example';
const PHONE = '+61 2 5550 0100';
const EMAIL = 'sales@spanwell.example';

test('introduces the company and the site on the home page', ({ site }) => {
  const html = site.page('/');
  // https://developers.google.com/search/docs/appearance/structured-data/organization
  const company = onlyIn(html, 'Organization');
  expect(company).toMatchObject({ name: 'Spanwell', url: ORIGIN, telephone: PHONE, email: EMAIL });
  expect(company.contactPoint).toMatchObject({ '@type': 'ContactPoint', telephone: PHONE, email: EMAIL });
  const countries = listOf(company.areaServed).map((country) => isNode(country) && country.name);
  expect(countries).toEqual(['Australia', 'India', 'United States', 'United Arab Emirates']);
  expect(listOf(company.location)).toHaveLength(4);
  expect(company.logo).toMatchObject({ url: `${ORIGIN}/icons/icon-512.png` });

  // https://developers.google.com/search/docs/appearance/site-names and .../sitelinks-searchbox
  expect(onlyIn(html, 'WebSite')).toMatchObject({ name: 'Spanwell', url: ORIGIN });
  expect(onlyIn(html, 'SearchAction')['query-input']).toBe('required name=search_term_string');
  expect(onlyIn(html, 'EntryPoint').urlTemplate).toBe(`${ORIGIN}/search?q={search_term_string}`);
});

test('describes /contact as a contact page with its place', ({ site }) => {
  const html = site.page('/contact');
  expect(onlyIn(html, 'ContactPage').mainEntity).toEqual({ '@id': `${ORIGIN}/#organization` });
  const office = nodesIn(graphOf(html)).find((node) => node['@id'] === `${ORIGIN}/contact#office`);
  expect(office).toMatchObject({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Sydney', addressCountry: 'Australia' },
  });
});

test('describes service pages as services of the company in four countries', ({ site }) => {
  for (const route of [
    '/it-services',
    '/services',
    '/cyber-security',
    '/cyber-security-training',
    '/governance',
    '/staff-augmentation',
    '/recruitment',
    '/life-sciences',
    '/healthcare',
    '/financial-services',
    '/data-analytics',
    '/integration-services',
  ]) {
    const service = onlyIn(site.page(route), 'Service');
    expect.soft(service, route).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    expect.soft(service.provider, route).toEqual({ '@id': `${ORIGIN}/#organization` });
    expect.soft(listOf(service.areaServed), route).toHaveLength(4);
  }
});
