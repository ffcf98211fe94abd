/** What pages tell search engines, held against schema.org's vocabulary and Google's documented fields. */
import { expect, test } from '@playwright/test';
import { getSite } from '../../lib/content';
import { ROUTES } from '../routes';
import { readPage } from '../support/export';
import { isType, kindsOf, rangeOf, vocabularySize } from './vocabulary';

type Node = { [property: string]: unknown; '@type'?: string; '@id'?: string };

const { origin, phone, email, name } = getSite();
const SEARCH = '/search';
const PATHS = [...ROUTES.map(({ path }) => path), SEARCH];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

function graphOf(path: string): Node[] {
  const scripts = [...readPage(path).matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  expect(scripts, 'one block of JSON-LD a page').toHaveLength(1);
  const data = JSON.parse(scripts[0]?.[1] ?? '');
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

/** A node and every node inside it. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

const all = (path: string) => nodesIn(graphOf(path));
const find = (path: string, type: string) => all(path).find((node) => node['@type'] === type);
const only = (path: string, type: string): Node => {
  const node = find(path, type);
  if (!node) throw new Error(`${path} has no ${type}`);
  return node;
};

const isReference = (node: Node) => Object.keys(node).join() === '@id';
const LITERAL = /\b(Text|URL|Date|DateTime|Number|Integer|Boolean|Distance|string)\b/;

test('the vocabulary is there', () => {
  expect(vocabularySize).toBeGreaterThan(800);
  expect(rangeOf('BlogPosting', 'headline')).toContain('Text');
  expect(rangeOf('BlogPosting', 'itemListElement')).toBeUndefined();
  expect(kindsOf('BlogPosting')).toContain('CreativeWork');
});

/** Every thing a reference may name, on whatever page it stands: '#organization' is told in full on home. */
const known = new Map<string, string>();
for (const path of PATHS) {
  for (const node of all(path)) if (node['@id'] && node['@type']) known.set(node['@id'], node['@type']);
}

for (const path of PATHS) {
  test(`${path} uses types and properties that schema.org has, with values of the kind it wants`, () => {
    const wrong: string[] = [];
    for (const node of all(path)) {
      if (isReference(node)) continue;
      const type = node['@type'] ?? '';
      if (!isType(type)) wrong.push(`no type ${type}`);
      for (const [property, value] of Object.entries(node)) {
        // An annotation of schema.org's actions, which has no class: https://schema.org/docs/actions.html
        if (property.startsWith('@') || property === 'query-input') continue;
        const range = rangeOf(type, property);
        if (range === undefined) wrong.push(`${type} has no ${property}`);
        else for (const item of listOf(value)) wrong.push(...mismatch(`${type}.${property}`, item, range));
      }
    }
    expect(wrong).toEqual([]);
  });
}

function mismatch(place: string, value: unknown, range: string): string[] {
  // An address may stand for the thing that lies there: https://schema.org/docs/datamodel.html
  const isAddress = typeof value === 'string' && value.startsWith(origin);
  if (!isNode(value)) return isAddress || LITERAL.test(range) ? [] : [`${place} takes no plain value`];
  const type = isReference(value) ? known.get(value['@id'] ?? '') : value['@type'];
  if (type === undefined) return [`${place} names ${value['@id']}, which stands nowhere`];
  const fits = kindsOf(type).some((kind) => new RegExp(`\\b${kind}\\b`).test(range));
  return fits ? [] : [`${place} is a ${type}, wanted ${range}`];
}

for (const path of PATHS.filter((route) => route !== '/')) {
  test(`${path} has a breadcrumb with what Google requires`, () => {
    // https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
    const items = listOf(only(path, 'BreadcrumbList').itemListElement).filter(isNode);
    expect(items.length).toBeGreaterThanOrEqual(2);
    for (const [index, item] of items.entries()) {
      expect(item).toMatchObject({ '@type': 'ListItem', position: index + 1, name: expect.any(String) });
      expect(String(item.item).startsWith(origin)).toBe(true);
    }
    expect(items[0]?.item).toBe(origin);
    const canonical = ROUTES.find((route) => route.path === path)?.canonical ?? path;
    expect(items.at(-1)?.item).toBe(origin + canonical);
  });
}

test('home introduces the company and the site', () => {
  // https://developers.google.com/search/docs/appearance/structured-data/organization
  const company = only('/', 'Organization');
  expect(company).toMatchObject({ name, url: origin, telephone: phone, email });
  expect(company.contactPoint).toMatchObject({ '@type': 'ContactPoint', telephone: phone, email });
  const countries = listOf(company.areaServed).map((country) => isNode(country) && country.name);
  expect(countries).toEqual(['Australia', 'India', 'United States', 'United Arab Emirates']);
  expect(listOf(company.location)).toHaveLength(4);
  expect(company.logo).toMatchObject({ url: `${origin}/icons/icon-512.png` });

  // https://developers.google.com/search/docs/appearance/site-names and .../sitelinks-searchbox
  const site = only('/', 'WebSite');
  expect(site).toMatchObject({ name, url: origin });
  const action = only('/', 'SearchAction');
  expect(action['query-input']).toBe('required name=search_term_string');
  expect(only('/', 'EntryPoint').urlTemplate).toBe(`${origin}/search?q={search_term_string}`);
});

test('contact is a contact page with its place', () => {
  const page = only('/contact', 'ContactPage');
  expect(page.mainEntity).toEqual({ '@id': `${origin}/#organization` });
  const office = all('/contact').find((node) => node['@id'] === `${origin}/contact#office`);
  expect(office).toMatchObject({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Sydney', addressCountry: 'Australia' },
  });
});

const SERVICES = [
  ...['/it-services', '/services', '/cyber-security', '/cyber-security-training', '/governance'],
  ...['/staff-augmentation', '/recruitment', '/life-sciences', '/healthcare', '/financial-services'],
  ...['/data-analytics', '/integration-services'],
];
for (const path of SERVICES) {
  test(`${path} is a service of the company in four countries`, () => {
    const service = only(path, 'Service');
    expect(service).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    expect(service.provider).toEqual({ '@id': `${origin}/#organization` });
    expect(listOf(service.areaServed)).toHaveLength(4);
  });
}

const ARTICLES = ROUTES.map(({ path }) => path).filter((path) => /^\/(blog|case-study)\/./.test(path));
for (const path of ARTICLES) {
  test(`${path} is an article with what Google asks for`, () => {
    // https://developers.google.com/search/docs/appearance/structured-data/article
    const article = only(path, path.startsWith('/blog') ? 'BlogPosting' : 'Article');
    expect(String(article.headline).length).toBeGreaterThan(9);
    expect(String(article.headline).length).toBeLessThanOrEqual(110);
    expect(article.author).toMatchObject({ name, url: origin });
    expect(article.image).toMatchObject({ url: expect.stringContaining(`${origin}/og/`) });
    expect(article.mainEntityOfPage).toBe(origin + path);
    if (path.startsWith('/blog')) expect(article.datePublished).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
}

test('a text that closes a script cannot end the block', () => {
  for (const path of PATHS) {
    const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(readPage(path)) ?? [];
    expect(json).not.toContain('<');
  }
});
