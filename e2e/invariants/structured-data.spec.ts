/** Structured data: Google's documented fields. TypeScript checks the vocabulary, as lib/site/structured-data uses schema-dts. */
import { readCanonical } from '../support/export';
import { isNode, isReference, listOf, nodesIn, onlyIn, readGraph } from '../support/structured-data';
import { expect, test } from '../support/test';

test('describes every referenced thing on a page, and escapes text that would end the block', ({ site }) => {
  const nodes = site.routes.flatMap((route) => nodesIn(readGraph(site.page(route))));
  const described = new Set(nodes.filter((node) => !isReference(node)).map((node) => node['@id']));
  expect(nodes.filter((node) => isReference(node) && !described.has(node['@id']))).toEqual([]);
});

test('has the breadcrumb that Google requires on every page but home', ({ site }) => {
  // https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
  for (const route of site.routes.filter((other) => other !== '/')) {
    const items = listOf(onlyIn(site.page(route), 'BreadcrumbList').itemListElement).filter(isNode);
    expect.soft(items.length, route).toBeGreaterThanOrEqual(2);
    for (const [index, item] of items.entries()) {
      expect.soft(item, route).toMatchObject({ '@type': 'ListItem', position: index + 1, name: expect.any(String) });
      expect.soft(String(item.item).startsWith(site.home), route).toBe(true);
    }
    expect.soft(items[0]?.item, route).toBe(site.home);
    expect.soft(items.at(-1)?.item, route).toBe(readCanonical(site.page(route)) ?? site.full(route));
  }
});

test('has the fields that Google requires of an article', ({ site }) => {
  // https://developers.google.com/search/docs/appearance/structured-data/article
  for (const route of site.routes) {
    const articles = nodesIn(readGraph(site.page(route))).filter((node) =>
      ['Article', 'BlogPosting'].includes(node['@type'] ?? ''),
    );
    for (const article of articles.filter(({ mainEntityOfPage }) => mainEntityOfPage !== undefined)) {
      expect.soft(String(article.headline).length, route).toBeGreaterThan(9);
      expect.soft(String(article.headline).length, route).toBeLessThanOrEqual(110);
      expect.soft(article.author, route).toMatchObject({ name: site.name, url: site.home });
      expect.soft(article.image, route).toMatchObject({ url: expect.stringContaining(`${site.home}/og/`) });
      expect.soft(article.mainEntityOfPage, route).toBe(readCanonical(site.page(route)));
      if (article['@type'] === 'BlogPosting')
        expect.soft(article.datePublished, route).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00[+-]\d{2}:\d{2}$/);
    }
  }
});
