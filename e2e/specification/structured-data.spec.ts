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

test('offers what a service page or an industry lists as a catalogue', ({ site }) => {
  const namesOn = (route: string) =>
    nodesIn(onlyIn(site.page(route), 'OfferCatalog')).flatMap((node) => (node['@type'] === 'Service' ? node.name : []));
  const titles = ['Application development', 'Customer experience', 'Integration'];
  expect(namesOn('/it-services')).toEqual([...titles, 'Data analytics', 'Cloud infrastructure', 'ERP']);
  expect(namesOn('/cyber-security')).toEqual([
    'Security and AI governance',
    'Managed security delivery',
    'Cyber security training',
  ]);
  expect(namesOn('/governance')).toEqual(['Assess', 'Implement', 'Sustain']);
  expect(namesOn('/cyber-security-training')).toContain('Phishing Simulation');
  expect(namesOn('/staff-augmentation')).toHaveLength(5);
  expect(namesOn('/integration-services')).toEqual([
    'APIs and events',
    'EDI and trading partners',
    'Managed integration',
  ]);
});

test('names an industry as the menu does, and the services for it as their type', ({ site }) => {
  const html = site.page('/healthcare');
  expect(onlyIn(html, 'Service')).toMatchObject({
    name: 'Healthcare',
    serviceType: expect.arrayContaining(['Patient identity', 'National digital health']),
  });
  expect(listOf(onlyIn(html, 'BreadcrumbList').itemListElement).at(-1)).toMatchObject({ name: 'Healthcare' });
});

test('says which service each case study is about', ({ site }) => {
  for (const [study, service, name] of [
    ['application-migration-iris', 'it-services', 'IT services'],
    ['application-development-circular-economy', 'it-services', 'IT services'],
    ['healthcare-integrations-assessment', 'integration-services', 'Integration Services'],
  ]) {
    const article = onlyIn(site.page(`/case-study/${study}`), 'Article');
    expect
      .soft(article.about, study)
      .toMatchObject([{ '@type': 'Service', '@id': `${ORIGIN}/${service}#service`, name }]);
    expect.soft(article.isPartOf, study).toMatchObject({ '@type': 'WebSite', name: 'Spanwell' });
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
