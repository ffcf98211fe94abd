/** What machines read: sitemap, robots.txt, feeds, llms.txt, markdown twins, manifest. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { getCaseStudies, getPosts, getSite } from '../../lib/content';
import { ROUTES } from '../routes';
import { attributeValues, canonicalOf, OUT, readOut, readPage, textOf } from '../support/export';

const { origin, name } = getSite();
const parse = (xml: string) =>
  new XMLParser({ ignoreAttributes: false, isArray: (tag) => ['url', 'item'].includes(tag) }).parse(xml);

const CANONICAL = ROUTES.filter(({ canonical }) => canonical === undefined).map(({ path: route }) => route);
const full = (route: string) => (route === '/' ? origin : origin + route);

test('sitemap.xml lists every canonical page once, and no alias', () => {
  const xml = readOut('sitemap.xml');
  expect(XMLValidator.validate(xml)).toBe(true);
  const { urlset } = parse(xml);
  expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const addresses: string[] = urlset.url.map(({ loc }: { loc: string }) => loc);
  expect(addresses).toEqual(expect.arrayContaining([...CANONICAL, '/search'].map(full)));
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) {
    expect(canonicalOf(readPage(address.slice(origin.length) || '/'))).toBe(address);
  }
});

test("sitemap.xml dates a page only where its content does, with the content's own date", () => {
  const { urlset } = parse(readOut('sitemap.xml'));
  const dates = new Map<string, string>(
    urlset.url.flatMap(({ loc, lastmod }: { loc: string; lastmod?: string }) => (lastmod ? [[loc, lastmod]] : [])),
  );
  for (const post of getPosts()) expect(dates.get(full(`/blog/${post.slug}`))).toBe(post.updated ?? post.date);
  expect(dates.has(full('/about'))).toBe(false);
});

test('robots.txt lets everybody in and names the sitemap', () => {
  const robots = readOut('robots.txt');
  expect(robots).toMatch(/^User-Agent: \*$/m);
  expect(robots).toMatch(/^Allow: \/$/m);
  expect(robots).toMatch(new RegExp(`^Sitemap: ${origin}/sitemap\\.xml$`, 'm'));
});

/** Addresses in a feed's HTML must not depend on where it is read. */
function expectFullAddresses(html: string) {
  const addresses = [...attributeValues(html, 'href'), ...attributeValues(html, 'src')];
  expect(addresses.filter((address) => !/^(https?:|mailto:|tel:)/.test(address))).toEqual([]);
}

const aLateWord = (html: string) => textOf(html).trim().split(' ').slice(-6).join(' ');

test('feed.xml is RSS 2.0 with every post in full', () => {
  const xml = readOut('feed.xml');
  expect(XMLValidator.validate(xml)).toBe(true);
  const { rss } = parse(xml);
  expect(rss['@_version']).toBe('2.0');
  // Required by https://www.rssboard.org/rss-specification
  for (const field of ['title', 'link', 'description']) expect(rss.channel[field]).toBeTruthy();
  expect(rss.channel['atom:link']).toMatchObject({ '@_href': `${origin}/feed.xml`, '@_rel': 'self' });
  expect(rss.channel.item).toHaveLength(getPosts().length);
  for (const [index, post] of getPosts().entries()) {
    const item = rss.channel.item[index];
    expect(item).toMatchObject({ title: post.title, link: full(`/blog/${post.slug}`) });
    expect(item.pubDate).toBe(new Date(`${post.date}T00:00:00Z`).toUTCString());
    expect(textOf(item['content:encoded'])).toContain(aLateWord(post.content));
    expectFullAddresses(item['content:encoded']);
  }
});

test('feed.json is JSON Feed 1.1 with every post in full', () => {
  const feed = JSON.parse(readOut('feed.json'));
  // Required by https://www.jsonfeed.org/version/1.1/
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  expect(feed.title).toContain(name);
  expect(feed).toMatchObject({ home_page_url: full('/blog'), feed_url: full('/feed.json'), language: 'en-AU' });
  expect(feed).not.toHaveProperty('author');
  expect(feed.authors).toEqual([{ name, url: origin }]);
  expect(feed.items).toHaveLength(getPosts().length);
  for (const [index, post] of getPosts().entries()) {
    const item = feed.items[index];
    expect(item).toMatchObject({ id: full(`/blog/${post.slug}`), url: full(`/blog/${post.slug}`), title: post.title });
    expect(item.date_published).toBe(`${post.date}T00:00:00.000Z`);
    expect(textOf(item.content_html)).toContain(aLateWord(post.content));
    expectFullAddresses(item.content_html);
  }
});

test("the blog's head and page lead to both feeds", () => {
  const html = readPage('/blog');
  for (const [type, file] of [
    ['application/rss+xml', 'feed.xml'],
    ['application/feed+json', 'feed.json'],
  ]) {
    expect(html).toContain(`<link rel="alternate" type="${type}" href="${origin}/${file}"`);
    expect(html).toMatch(new RegExp(`<a href="/${file}"`));
  }
});

test('llms.txt names every page with its description', () => {
  const text = readOut('llms.txt');
  expect(text.startsWith(`# ${name}\n\n> `)).toBe(true);
  const entries = [...text.matchAll(/^- \[(.+)\]\((.+)\): (.+)$/gm)];
  const addresses = entries.map((match) => (match[2] ?? '').replace(/\.md$/, ''));
  expect(addresses).toEqual(expect.arrayContaining(CANONICAL.map(full)));
  for (const [, , address = ''] of entries) {
    if (address.endsWith('.md')) expect(existsSync(path.join(OUT, address.slice(origin.length)))).toBe(true);
  }
});

const TEXTS = [
  ...getPosts().map((post) => ({ ...post, route: `/blog/${post.slug}` })),
  ...getCaseStudies().map((study) => ({ ...study, route: `/case-study/${study.slug}` })),
];

for (const { route, title, markdown } of TEXTS) {
  test(`${route}.md is the page as markdown, and the page names it`, () => {
    const text = readOut(`${route.slice(1)}.md`);
    expect(text.startsWith(`# ${title}\n`)).toBe(true);
    // Links aside: those to the site's pages have become full addresses.
    const words = (source: string) => source.trim().replace(/\]\([^)]*\)/g, ']');
    expect(words(text).endsWith(words(markdown))).toBe(true);
    expect(text).not.toMatch(/\]\(\//);
    expect(readPage(route)).toContain(`<link rel="alternate" type="text/markdown" href="${origin}${route}.md"`);
  });
}

test('the manifest names the site and icons of the size it says', async () => {
  const manifest = JSON.parse(readOut('manifest.webmanifest'));
  expect(manifest).toMatchObject({ name, start_url: '/', lang: 'en-AU' });
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(path.join(OUT, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(readPage('/')).toContain('<link rel="manifest" href="/manifest.webmanifest"');
});
