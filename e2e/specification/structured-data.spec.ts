/** Facts of the company as search engines read them. */
import { isNode, listOf, nodesIn, onlyIn, readGraph } from '../support/structured-data';
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

  // https://developers.google.com/search/docs/appearance/site-names
  expect(onlyIn(html, 'WebSite')).toMatchObject({ name: 'Spanwell', url: ORIGIN });
});

test('describes /contact as a contact page with its place', ({ site }) => {
  const html = site.page('/contact');
  expect(onlyIn(html, 'ContactPage').mainEntity).toEqual({ '@id': `${ORIGIN}/#organization` });
  const office = nodesIn(readGraph(html)).find((node) => node['@id'] === `${ORIGIN}/contact#office`);
  expect(office).toMatchObject({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Sydney', addressCountry: 'AU' },
  });
});

test('describes service pages as services of the company in four countries, with what they list as a catalogue', ({
  site,
}) => {
  for (const [route, name, offers] of [
    ['/it-services', 'IT services', ['Application development', 'Customer experience', 'Integration']],
    ['/services', 'IT services', ['Data analytics', 'Cloud infrastructure', 'ERP']],
    ['/cyber-security', 'Cyber security and AI', ['Security and AI governance', 'Managed security delivery']],
    ['/governance', 'Cyber security governance', ['Assess', 'Implement', 'Sustain']],
    ['/recruitment', 'Staff augmentation and recruitment', []],
    ['/healthcare', 'Healthcare', ['Patient identity', 'National digital health']],
    ['/integration-services', 'Integration Services', ['APIs and events', 'Managed integration']],
  ] as const) {
    const html = site.page(route);
    const service = onlyIn(html, 'Service');
    expect.soft(service, route).toMatchObject({ name, description: expect.any(String) });
    expect.soft(service.provider, route).toEqual({ '@id': `${ORIGIN}/#organization` });
    expect.soft(listOf(service.areaServed), route).toHaveLength(4);
    expect
      .soft(nodesIn(onlyIn(html, 'OfferCatalog')).map((node) => node.name))
      .toEqual(expect.arrayContaining([...offers]));
  }
});

test('says which service a case study is about', ({ site }) => {
  expect(onlyIn(site.page('/case-study/healthcare-integrations-assessment'), 'Article').about).toMatchObject([
    { '@type': 'Service', '@id': `${ORIGIN}/integration-services#service`, name: 'Integration Services' },
  ]);
});
