/** The list of several posts. */
import { readMain } from '../support/html';
import { BASE, SLUGS } from '../support/marketing';
import { onlyIn } from '../support/structured-data';
import { expect, test } from '../support/test';

const urls = SLUGS.map((slug) => `${BASE}/blog/${slug}`);

test('lists every post once, the newest first, below its year, and names them to search engines in this order', ({
  site,
}) => {
  const main = readMain(site, '/blog');
  expect(main.all('article').map((card) => card.first('h3').targets[0])).toEqual(urls);
  const years = [...new Set(main.all('article').map((card) => card.first('time').text.slice(-4)))];
  expect(years.length).toBeGreaterThan(1);
  const headings = main.all('h2').map(({ text }) => text);
  expect(headings.filter((text) => /^\d{4}$/.test(text))).toEqual(years);

  const { itemListElement: items } = onlyIn(site.page('/blog'), 'ItemList') as unknown as {
    itemListElement: { item: string; position: number }[];
  };
  expect(items.map(({ item }) => new URL(item).pathname)).toEqual(urls);
  expect(items[0]?.position).toBe(1);
});
