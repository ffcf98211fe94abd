/** What pages tell search engines, held against schema.org's vocabulary and Google's documented fields. */
import { canonicalOf } from '../support/export';
import { graphOf, isNode, isReference, listOf, type Node, nodesIn, onlyIn } from '../support/structured-data';
import { expect, test } from '../support/test';
import { isType, kindsOf, rangeOf, vocabularySize } from '../support/vocabulary';

const LITERAL = /\b(Text|URL|Date|DateTime|Number|Integer|Boolean|Distance|string)\b/;

test('the vocabulary is there', () => {
  expect(vocabularySize).toBeGreaterThan(800);
  expect(rangeOf('BlogPosting', 'headline')).toContain('Text');
  expect(rangeOf('BlogPosting', 'itemListElement')).toBeUndefined();
  expect(kindsOf('BlogPosting')).toContain('CreativeWork');
});

test('every page uses types and properties that schema.org has, with values of the kind it wants', ({ site }) => {
  const pages = site.routes.map((route) => [route, nodesIn(graphOf(site.page(route)))] as const);
  /** Every thing a reference may name, on whatever page it stands: '#organization' is told in full on home. */
  const known = new Map(
    pages.flatMap(([, nodes]) =>
      nodes.flatMap((node) => (node['@id'] && node['@type'] ? [[node['@id'], node['@type']] as const] : [])),
    ),
  );
  const mismatch = (place: string, value: unknown, range: string): string[] => {
    // An address may stand for the thing that lies there: https://schema.org/docs/datamodel.html
    const isAddress = typeof value === 'string' && value.startsWith(site.home);
    if (!isNode(value)) return isAddress || LITERAL.test(range) ? [] : [`${place} takes no plain value`];
    const type = isReference(value) ? known.get(value['@id'] ?? '') : value['@type'];
    if (type === undefined) return [`${place} names ${value['@id']}, which stands nowhere`];
    const fits = kindsOf(type).some((kind) => new RegExp(`\\b${kind}\\b`).test(range));
    return fits ? [] : [`${place} is a ${type}, wanted ${range}`];
  };
  const faultsOf = (node: Node): string[] => {
    const type = node['@type'] ?? '';
    if (!isType(type)) return [`no type ${type}`];
    return Object.entries(node).flatMap(([property, value]) => {
      // An annotation of schema.org's actions, which has no class: https://schema.org/docs/actions.html
      if (property.startsWith('@') || property === 'query-input') return [];
      const range = rangeOf(type, property);
      if (range === undefined) return [`${type} has no ${property}`];
      return listOf(value).flatMap((item) => mismatch(`${type}.${property}`, item, range));
    });
  };
  const wrong = pages.flatMap(([route, nodes]) =>
    nodes.filter((node) => !isReference(node)).flatMap((node) => faultsOf(node).map((fault) => `${route}: ${fault}`)),
  );
  expect(wrong).toEqual([]);
});

test('every page but home has a breadcrumb with what Google requires', ({ site }) => {
  // https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
  for (const route of site.routes.filter((other) => other !== '/')) {
    const items = listOf(onlyIn(site.page(route), 'BreadcrumbList').itemListElement).filter(isNode);
    expect.soft(items.length, route).toBeGreaterThanOrEqual(2);
    for (const [index, item] of items.entries()) {
      expect.soft(item, route).toMatchObject({ '@type': 'ListItem', position: index + 1, name: expect.any(String) });
      expect.soft(String(item.item).startsWith(site.home), route).toBe(true);
    }
    expect.soft(items[0]?.item, route).toBe(site.home);
    expect.soft(items.at(-1)?.item, route).toBe(canonicalOf(site.page(route)));
  }
});

test('an article has what Google asks for', ({ site }) => {
  // https://developers.google.com/search/docs/appearance/structured-data/article
  for (const route of site.routes) {
    const articles = nodesIn(graphOf(site.page(route))).filter((node) =>
      ['Article', 'BlogPosting'].includes(node['@type'] ?? ''),
    );
    for (const article of articles.filter(({ mainEntityOfPage }) => mainEntityOfPage !== undefined)) {
      expect.soft(String(article.headline).length, route).toBeGreaterThan(9);
      expect.soft(String(article.headline).length, route).toBeLessThanOrEqual(110);
      expect.soft(article.author, route).toMatchObject({ name: site.name, url: site.home });
      expect.soft(article.image, route).toMatchObject({ url: expect.stringContaining(`${site.home}/og/`) });
      expect.soft(article.mainEntityOfPage, route).toBe(canonicalOf(site.page(route)));
      if (article['@type'] === 'BlogPosting') expect.soft(article.datePublished, route).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  }
});

test('a text that closes a script cannot end the block', ({ site }) => {
  for (const route of site.routes) {
    const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(site.page(route)) ?? [];
    expect(json, route).not.toContain('<');
  }
});
