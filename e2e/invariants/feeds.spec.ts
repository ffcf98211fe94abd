/** What machines read of the whole site: sitemap, robots.txt, feed, llms.txt, manifest. */
import path from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { attributeValues, type Export, imageSets } from '../support/export';
import { parsePage, readMain } from '../support/html';
import { expect, test } from '../support/test';

const parse = (xml: string) =>
  new XMLParser({ ignoreAttributes: false, isArray: (tag) => ['url', 'item'].includes(tag) }).parse(xml);

function listPosts(site: Export) {
  return site.routes
    .filter((route) => /^\/blog\/[^/]+$/.test(route))
    .map((route) => {
      const post = readMain(site, route);
      const date = post.first('time').attribute('datetime') ?? '';
      const prose = post.all('div').find((part) => part.attribute('class')?.startsWith('prose'));
      const lastWords = prose?.all('p').at(-1)?.text.split(' ').slice(-6).join(' ');
      return { route, date, title: post.first('h1').text, lastWords };
    });
}

test('lists every canonical page once in sitemap.xml, and dates a post not before its own day', ({ site }) => {
  const xml = site.read('sitemap.xml');
  expect(XMLValidator.validate(xml)).toBe(true);
  const { urlset } = parse(xml);
  expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const dates = new Map<string, string>(urlset.url.map(({ loc, lastmod }: Record<string, string>) => [loc, lastmod]));
  expect(dates.size).toBe(urlset.url.length);
  expect([...dates.keys()].sort()).toEqual(site.routes.filter(site.isCanonical).map(site.full).sort());
  for (const { route, date } of listPosts(site))
    expect.soft((dates.get(site.full(route)) ?? '') >= date, route).toBe(true);
});

test('allows everybody in robots.txt, and names the sitemap', ({ site }) => {
  const robots = site.read('robots.txt');
  expect(robots).toMatch(/^User-Agent: \*$/m);
  expect(robots).toMatch(new RegExp(`^Allow: ${site.base}/$`, 'm'));
  expect(robots).toContain(`Sitemap: ${site.home}/sitemap.xml\n`);
});

function wrongUrls(site: Export, html: string): string[] {
  const urls = [...attributeValues(html, 'href'), ...attributeValues(html, 'src'), ...imageSets(html)];
  return urls.filter((url) => {
    if (!/^(https?:\/\/|mailto:|tel:)/.test(url)) return true;
    const isOwn = url === site.home || url.startsWith(`${site.home}/`);
    return isOwn && site.fileFor(decodeURI(new URL(url).pathname)) === undefined;
  });
}

test('writes feed.xml as RSS 2.0, with the newest posts in full', ({ site }) => {
  const xml = site.read('feed.xml');
  expect(XMLValidator.validate(xml)).toBe(true);
  const { rss } = parse(xml);
  const items: Record<string, string>[] = rss.channel.item ?? [];
  // Required by https://www.rssboard.org/rss-specification
  for (const field of ['title', 'link', 'description']) expect(rss.channel[field]).toBeTruthy();
  expect(rss['@_version']).toBe('2.0');
  expect(rss.channel['atom:link']).toMatchObject({ '@_href': `${site.home}/feed.xml`, '@_rel': 'self' });
  expect(rss.channel).toMatchObject({
    title: `${site.name} blog`,
    language: 'en-AU',
    link: site.full('/blog'),
  });
  const times = items.map(({ pubDate = '' }) => Date.parse(pubDate));
  expect(times, 'newest first').toEqual([...times].sort((a, b) => b - a));
  const posts = listPosts(site);
  expect(items).toHaveLength(Math.min(posts.length, 50));
  for (const item of items) {
    const { route = '', title, date, lastWords = '' } = posts.find((post) => site.full(post.route) === item.link) ?? {};
    // RFC 822, in the time zone of the site, whose day it is.
    const [day = ''] = new Date(`${date}T00:00:00Z`).toUTCString().split(' GMT');
    expect.soft(item.pubDate, route).toMatch(new RegExp(`^${day} [+-]\\d{4}$`));
    // A title is plain text: https://www.rssboard.org/rss-profile#element-channel-item-title
    expect.soft(item.title?.trim().replace(/\s+/g, ' '), route).toBe(title);
    // <author> needs an email address, and <enclosure> the length of its file.
    expect.soft(item, route).toMatchObject({ 'dc:creator': site.name });
    for (const field of ['author', 'enclosure']) expect.soft(Object.keys(item), route).not.toContain(field);
    const html = item['content:encoded'] ?? '';
    expect.soft(parsePage(html).text, route).toContain(lastWords);
    expect.soft(wrongUrls(site, html), route).toEqual([]);
  }
});

test("links the feed in the blog's metadata and page", ({ site }) => {
  const html = site.page('/blog');
  expect(html).toContain(`<link rel="alternate" type="application/rss+xml" href="${site.home}/feed.xml"`);
  expect(html).toContain(`<a href="${site.base}/feed.xml"`);
});

test('names every page with its description in llms.txt', ({ site }) => {
  const text = site.read('llms.txt');
  expect(text.startsWith(`# ${site.name}\n\n> `)).toBe(true);
  const urls = [...text.matchAll(/^- \[(.+)\]\((.+)\): (.+)$/gm)].map((match) => match[2] ?? '');
  const wanted = site.routes.filter(site.isCanonical);
  expect(urls).toEqual(expect.arrayContaining(wanted.map(site.full)));
  expect(text).toMatch(/^Phone \+[\d ]+, email \S+@\S+\. /m);
});

test('names the site and icons of the given size in the manifest', async ({ site }) => {
  const manifest = JSON.parse(site.read('manifest.webmanifest'));
  expect(manifest).toMatchObject({
    name: site.name,
    start_url: site.base === '' ? '/' : expect.any(String),
    lang: 'en-AU',
  });
  const sizes = manifest.icons.map((icon: { sizes: string }) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes: said } of manifest.icons) {
    const file = site.fileFor(src) ?? '';
    const { width, height } = await sharp(path.join(site.root, file)).metadata();
    expect(`${width}x${height}`, src).toBe(said);
  }
  expect(site.page('/')).toContain(`<link rel="manifest" href="${site.base}/manifest.webmanifest"`);
});
