import { XMLParser } from 'fast-xml-parser';
import { getSite } from '../../app/site';
import { formatPublishedUrls, PUBLISHED_FILE } from '../../lib/content/published-urls';
import { addPublishedUrls } from '../../lib/content/record-published';
import { sitemaps } from '../../lib/site/sitemap';
import { expect, STUDY, test } from '../support/content';

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
  expect(sitemaps({ ...site, pages: addresses(50_000), listPages: [] })).toHaveLength(1);
  expect(sitemaps({ ...site, pages: addresses(50_001), listPages: [] })).toHaveLength(3);
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
  const [{ xml }] = sitemaps({ ...site, pages: [{ ...page, path: '/a&b<c' }], listPages: [] });
  expect(parse(xml).urlset.url[0].loc).toBe(`${site.company.origin}/a&b<c`);
});

test('dates a page by the last change of its own text, a list by the latest of its entries', ({ content }) => {
  const { documents } = content.inspect('2026-01-01');
  content.write(PUBLISHED_FILE, formatPublishedUrls(addPublishedUrls(new Map(), documents, '2026-01-01')));
  content.append(STUDY, '\nOne sentence more.\n');
  const list: { loc: string; lastmod: string }[] = parse(sitemaps(content.site({ day: '2026-03-05' }))[0].xml).urlset
    .url;
  const dayOf = (path: string) => list.find(({ loc }) => new URL(loc).pathname === path)?.lastmod;
  for (const path of ['/about', '/blog']) expect(dayOf(path)).toBe('2026-01-01');
  for (const path of ['/case-study', '/case-study/application-migration-iris']) expect(dayOf(path)).toBe('2026-03-05');
});
