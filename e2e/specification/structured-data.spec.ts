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
  const codes = listOf(company.location).map((place) => nodesIn(place).at(-1)?.addressCountry);
  expect(codes).toEqual(['AU', 'IN', 'US', 'AE']);
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
    address: { '@type': 'PostalAddress', addressLocality: 'Sydney', addressCountry: 'AU' },
  });
});

test('offers the six services of /it-services as a catalogue', ({ site }) => {
  const catalogue = onlyIn(site.page('/it-services'), 'OfferCatalog');
  const names = nodesIn(catalogue).flatMap((node) => (node['@type'] === 'Service' ? node.name : []));
  const titles = ['Application Development', 'Customer Experience', 'Integration'];
  expect(names).toEqual([...titles, 'Data Analytics', 'Cloud Infrastructure', 'ERP']);
});

test('says which service each case study is about', ({ site }) => {
  for (const [study, service] of [
    ['application-migration-iris', 'it-services'],
    ['application-development-circular-economy', 'it-services'],
    ['healthcare-integrations-assessment', 'integration-services'],
  ]) {
    const article = onlyIn(site.page(`/case-study/${study}`), 'Article');
    expect.soft(article.about, study).toEqual([{ '@id': `${ORIGIN}/${service}#service` }]);
  }
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
