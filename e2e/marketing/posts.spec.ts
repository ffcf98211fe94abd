/** The list of several posts, and the whole export without those that are not published. */
import fs from 'node:fs';
import path from 'node:path';
import { MARKETING_COPY } from '../../scripts/test/roots';
import { readMain } from '../support/html';
import { BASE, SLUGS, UNPUBLISHED } from '../support/marketing';
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

/** The names of the photos' variants, which contain a hash of the photo. */
function variantNames(): readonly string[] {
  const index = JSON.parse(fs.readFileSync(path.join(MARKETING_COPY, '.cache/pictures/index.json'), 'utf8'));
  return UNPUBLISHED.map(({ photo }) => index[`/images/${photo}`].name);
}

test('exports no name, title, photo and search word of a draft and of a scheduled post', { tag: '@all' }, ({
  site,
}) => {
  const words = UNPUBLISHED.flatMap(({ slug, title, photo }) => [slug, title, photo.replace('.jpg', '')]);
  const others = ['a-draft', 'A draft of a', 'a-post-to-come', 'A post of a day to come'];
  const secrets = [...words, ...others, ...variantNames()];
  expect(site.files).toContain('admin/files.json');
  expect(site.files.some((file) => file.startsWith('pictures/team-on-site-'))).toBe(true);
  const isCompressed = (file: string) => /\.(avif|webp|png|jpe?g|woff2?)$/.test(file);
  for (const secret of secrets) {
    expect
      .soft(
        site.files.filter((file) => file.includes(secret)),
        secret,
      )
      .toEqual([]);
    const texts = site.files.filter((file) => !isCompressed(file) && site.read(file).includes(secret));
    expect.soft(texts, secret).toEqual([]);
  }
});
