import { expect, test } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import { getSite } from '../../app/site';
import { sitemaps } from '../../lib/site/sitemap';

const parse = (xml: string | undefined) =>
  new XMLParser({ isArray: (tag) => ['url', 'sitemap'].includes(tag) }).parse(xml ?? '');
const places = (list: { loc: string }[]) => list.map(({ loc }) => loc);

test('one file as long as it has room for all addresses', () => {
  const site = getSite();
  const count = site.pages.length + site.listPages.length;
  expect(sitemaps(site, count)).toHaveLength(1);
  expect(parse(sitemaps(site, count)[0].xml).urlset.url).toHaveLength(count);
  // https://www.sitemaps.org/protocol.html#index
  const addresses = (more: number) =>
    Array.from(
      { length: more },
      (_, index) => ({ ...site.pages[0], path: `/note-${index}` }) as (typeof site.pages)[0],
    );
  expect(sitemaps({ company: site.company, pages: addresses(50_000), listPages: [] })).toHaveLength(1);
  expect(sitemaps({ company: site.company, pages: addresses(50_001), listPages: [] })).toHaveLength(3);
});

test('past that an index names parts that have every address once', () => {
  const site = getSite();
  const [index, ...parts] = sitemaps(site, 10);
  expect(index.address).toBe('/sitemap.xml');
  expect(places(parse(index.xml).sitemapindex.sitemap)).toEqual(
    parts.map(({ address }) => `${site.company.origin}${address}`),
  );
  const named = parts.map(({ xml }) => places(parse(xml).urlset.url));
  expect(named.every((some) => some.length <= 10)).toBe(true);
  const [all] = sitemaps(site);
  expect(named.flat()).toEqual(places(parse(all.xml).urlset.url));
});

test('signs XML takes for its own are written out', () => {
  const site = getSite();
  const [page] = site.pages;
  if (!page) throw new Error('no page');
  const [{ xml }] = sitemaps({ company: site.company, pages: [{ ...page, path: '/a&b<c' }], listPages: [] });
  expect(parse(xml).urlset.url[0].loc).toBe(`${site.company.origin}/a&b<c`);
});
