/** The list of several posts, and their sibling links. */
import { readMain } from '../support/html';
import { BASE, SLUGS } from '../support/marketing';
import { onlyIn } from '../support/structured-data';
import { expect, test } from '../support/test';

const urls = SLUGS.map((slug) => `${BASE}/blog/${slug}`);

test('lists every post once, the newest first, below its year', ({ site }) => {
  const main = readMain(site, '/blog');
  expect(main.all('article').map((card) => card.first('h3').targets[0])).toEqual(urls);
  const years = [...new Set(main.all('article').map((card) => card.first('time').text.slice(-4)))];
  expect(years.length).toBeGreaterThan(1);
  const headings = main.all('h2').map(({ text }) => text);
  expect(headings.filter((text) => /^\d{4}$/.test(text))).toEqual(years);
});

test('names every post to search engines, in the order of the list', ({ site }) => {
  const { itemListElement: items } = onlyIn(site.page('/blog'), 'ItemList') as unknown as {
    itemListElement: { item: string; position: number }[];
  };
  expect(items.map(({ item }) => new URL(item).pathname)).toEqual(urls);
  expect(items[0]?.position).toBe(1);
});

test('links a post to the newer and the older one, and to no other', ({ site }) => {
  for (const index of [0, 5, SLUGS.length - 1]) {
    const siblings = [urls[index - 1], urls[index + 1]].filter((url) => url !== undefined);
    const navs = readMain(site, `/blog/${SLUGS[index]}`).all('nav');
    expect(navs.find(({ name }) => name === 'More from the blog')?.targets).toEqual(siblings);
  }
});
