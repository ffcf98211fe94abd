/** The site as a value: created from a folder for a day, and from nothing else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { line, POST, SITE } from '../e2e/support/content';
import { useContent } from '../e2e/support/unit';
import { readContent } from '../lib/content/read';
import { pageMetadata } from '../lib/site/metadata';
import { menuItems, newerAndOlder } from '../lib/site/navigation';
import { findPage, getBreadcrumbs, groupedPages, listedPages } from '../lib/site/pages';
import { structuredData } from '../lib/site/structured-data';
import { organization } from '../lib/site/structured-data/company';
import type { Site } from '../lib/site/types';
import { outboundLinks } from '../scripts/support/outbound-links';
import { scheduledAfter, scheduledOn } from '../scripts/support/scheduled';
import { blogFeed } from './feed.xml/feed';
import { llmsText } from './llms.txt/llms-text';
import { createSite } from './site';
import { createSitemap } from './sitemap';

const content = useContent();

const PAGE = `---
title: Terms of use
description: A page of the tests in a folder of its own, below the first level of URLs.
sections:
  - { section: text, heading: What holds, paragraphs: [One paragraph.] }
---
`;
const listPaths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path);

test('gives a page in a folder its URL, breadcrumbs, group and structured data', () => {
  content.write('pages/legal/terms.md', PAGE);
  const site = content.site();
  const { path, name, group } = findPage(site, '/legal/terms') ?? {};
  assert.deepEqual([path, name, group], ['/legal/terms', 'Terms of use', 'company']);
  assert.deepEqual(listPaths(getBreadcrumbs(site, '/legal/terms')), ['/', '/legal/terms']);
  assert.ok(groupedPages(site)[0]?.pages.some((page) => page.name === 'Terms of use'));
  assert.match(structuredData(site, '/legal/terms'), /https:\/\/www\.spanwell\.example\/legal\/terms/);
  const above = PAGE.replace('Terms of use', 'Legal').replace('a folder of its own', 'no folder at all');
  content.write('pages/legal.md', above);
  const names = getBreadcrumbs(content.site(), '/legal/terms').map((step) => step.name);
  assert.deepEqual(names, ['Home', 'Legal', 'Terms of use']);
  assert.throws(() => getBreadcrumbs(site, '/nowhere'), /\/nowhere/);
});

test('keeps a page that is not indexed out of the search, the sitemap and llms.txt', () => {
  content.write('pages/offer.md', PAGE.replace('sections:', 'indexed: false\nsections:'));
  const site = content.site();
  assert.match(JSON.stringify(pageMetadata(site, '/offer').robots), /"index":false/);
  for (const list of [JSON.stringify(listedPages(site)), JSON.stringify(createSitemap(site)), llmsText(site)])
    assert.doesNotMatch(list, /\/offer/);
});

test('puts the notes for assistants above the pages in llms.txt', () => {
  const [notes = ''] = llmsText(content.site()).split('\n## ');
  assert.match(notes, /\n\nThe sheets EX-01 to EX-05 /);
  assert.match(
    notes,
    /- \[CPS 234, part by part\]\(https:\/\/www\.spanwell\.example\/governance#cps-234-part-by-part\)\n/,
  );
  content.edit(SITE, /^assistants:\n( .*\n)+/m, '');
  assert.doesNotMatch(llmsText(content.site()), /EX-01/);
});

test('orders pages as lists do, without further URLs', () => {
  const site = content.site();
  const paths = listPaths(listedPages(site));
  assert.deepEqual(paths.slice(0, 4), ['/', '/about', '/contact', '/it-services']);
  for (const path of ['/search', '/services']) assert.ok(!paths.includes(path), path);
  assert.ok(paths.indexOf('/case-study') < paths.indexOf('/case-study/application-migration-iris'));
  assert.equal(findPage(site, '/services')?.path, '/it-services');
});

test('gives a link of a menu the small illustration of its page, if it is of this site', () => {
  content.edit(SITE, '/data-analytics', 'https://example.com');
  const services = menuItems(content.site(), '/').find(({ label }) => label === 'Services');
  const small = ['life-sciences', 'integration-services', 'staff-augmentation'].map(
    (name) => `/variants/${name}.small.svg`,
  );
  assert.deepEqual(
    services?.items?.map(({ image }) => image),
    [undefined, ...small],
  );
});

test('reports what to do when the images are not prepared', () => {
  assert.throws(
    () => createSite(readContent('content'), { findImage: () => undefined }),
    /npm run content -- --images/,
  );
});

test('describes each office to search engines, and each country once', () => {
  const office =
    '  - country: Australia\n    code: AU\n    city: Perth\n    address: 1 Example St\n    phone: +61 8 5550 0100\n';
  content.edit(SITE, 'offices:\n', `offices:\n${office}`);
  const { areaServed, location } = JSON.parse(JSON.stringify(organization(content.site())));
  assert.equal(areaServed.length, 4);
  const address = { addressCountry: 'AU', addressLocality: 'Perth', streetAddress: '1 Example St' };
  const perth = {
    '@type': 'Place',
    name: 'Perth, Australia',
    address: { '@type': 'PostalAddress', ...address },
    telephone: '+61 8 5550 0100',
  };
  assert.ok(location.some((place: unknown) => isDeepStrictEqual(place, perth)));
});

test('keeps the feed whole, whatever a title or an introduction contains', () => {
  const text = 'a]]> b]]></title><link>https://evil.example</link>';
  content.edit(POST, line('title'), `title: '${text}'`);
  content.edit(POST, line('excerpt'), `excerpt: '${text}, and more words than the fifty that it needs'`);
  const xml = blogFeed(content.site());
  assert.equal(XMLValidator.validate(xml), true);
  const { link, title } = new XMLParser().parse(xml).rss.channel.item;
  assert.match(link, /\/blog\//);
  assert.equal(title, text.replaceAll(']]>', ']]&gt;'));
});

test('makes the URLs of the feed absolute, and leaves those that a code sample shows', () => {
  content.append(POST, '\n[Us](/about) and [there](#end)\n\n```html\n<a href="/about">\n```\n\n## End\n');
  const [{ 'content:encoded': html }] = [new XMLParser().parse(blogFeed(content.site())).rss.channel.item];
  const post = `https://www.spanwell.example/${POST.replace('.md', '')}`;
  for (const part of [
    '<a href="https://www.spanwell.example/about">Us',
    `<a href="${post}#end">`,
    '&lt;a href="/about"&gt;',
  ])
    assert.ok(html.includes(part), part);
});

const readItem = () => new XMLParser().parse(blogFeed(content.site())).rss.channel.item;

test('dates a post by the beginning of its day in the time zone of the site, for every machine', () => {
  content.edit(POST, line('date'), 'date: "2024-03-15"\nupdated: "2024-06-01"');
  const site = content.site();
  const path = `/${POST.replace('.md', '')}`;
  const [published, updated] = ['2024-03-15T00:00:00+11:00', '2024-06-01T00:00:00+10:00'];
  const post = JSON.parse(structuredData(site, path))['@graph'].find(
    (node: { '@type': string }) => node['@type'] === 'BlogPosting',
  );
  assert.deepEqual([post.datePublished, post.dateModified], [published, updated]);
  const { publishedTime, modifiedTime } = { ...pageMetadata(site, path).openGraph } as Record<string, string>;
  assert.deepEqual([publishedTime, modifiedTime], [published, updated]);
  assert.equal(readItem().pubDate, 'Fri, 15 Mar 2024 00:00:00 +1100');
  content.edit(SITE, line('timeZone'), 'timeZone: UTC');
  assert.equal(readItem().pubDate, 'Fri, 15 Mar 2024 00:00:00 +0000');
});

test('keeps the identity of a renamed post in the feed: its oldest URL below /blog', () => {
  const url = (path: string) => `https://www.spanwell.example${path}`;
  const path = `/${POST.replace('.md', '')}`;
  assert.deepEqual([readItem().guid, readItem().link], [url(path), url(path)]);
  content.edit(POST, line('date'), 'date: "2024-03-15"\naliases: [/news, /blog/first-name, /blog/second-name]');
  assert.deepEqual([readItem().guid, readItem().link], [url('/blog/first-name'), url(path)]);
});

test('dates a post in the sitemap by its last update, else by its date, and no page', () => {
  const readTime = (path: string) =>
    createSitemap(content.site()).find(({ url }) => new URL(url).pathname === path)?.lastModified;
  const post = `/${POST.replace('.md', '')}`;
  assert.equal(readTime(post), '2024-03-15T00:00:00+11:00');
  content.edit(POST, line('date'), 'date: "2024-03-15"\nupdated: "2025-07-02"');
  assert.equal(readTime(post), '2025-07-02T00:00:00+10:00');
  for (const path of ['/', '/about', '/blog']) assert.equal(readTime(path), undefined, path);
});

const TODAY = '2026-11-22';
const TOMORROW = '2026-11-23';

function writePost(slug: string, lines: readonly string[], text = 'Some words.') {
  const words = `A post of the tests called ${slug}, with a text that is long enough`;
  content.write(
    `blog/${slug}.md`,
    `---\ntitle: "A post called ${slug}"\nexcerpt: ${words}.\ndescription: ${words} for search engines.\nimage: /drawings/blog.svg\nimageAlt: Line drawing of a pier.\n${lines.join('\n')}\n---\n${text}\n`,
  );
}

function listPlaces(site: Site, sitePath: string): string[] {
  const url = `${site.company.origin}${sitePath}`;
  const old = site.posts.find(({ slug }) => slug === 'change-in-employee-engagement-perception');
  const places = {
    page: findPage(site, sitePath) !== undefined,
    list: site.posts.some(({ path }) => path === sitePath),
    feed: blogFeed(site).includes(`${url}<`),
    assistants: llmsText(site).includes(url),
    sitemap: createSitemap(site).some((page) => page.url === url),
    sibling: old !== undefined && newerAndOlder(site, old).some(({ link }) => link === sitePath),
    // The search index, the list of all pages and the social images are made of these.
    pages: listedPages(site).some(({ path }) => path === sitePath),
  };
  return Object.entries(places).flatMap(([place, is]) => (is ? [place] : []));
}

test('shows a post of tomorrow nowhere today, and everywhere tomorrow', () => {
  writePost('due', [`date: "${TOMORROW}"`]);
  assert.deepEqual(content.problems(TODAY), []);
  assert.deepEqual(listPlaces(content.site({ day: TODAY }), '/blog/due'), []);
  const everywhere = ['page', 'list', 'feed', 'assistants', 'sitemap', 'sibling', 'pages'];
  assert.deepEqual(listPlaces(content.site({ day: TOMORROW }), '/blog/due'), everywhere);
  const markOn = (day: string) =>
    content.site({ day, withDrafts: true }).posts.find(({ slug }) => slug === 'due')?.draftNotice;
  assert.match(markOn(TODAY) ?? '', /^Scheduled for /);
  assert.equal(markOn(TOMORROW), undefined);
});

test('links a post to the newer and the older one, and to no other', () => {
  for (const year of [2025, 2026]) writePost(`of-${year}`, [`date: "${year}-01-01"`]);
  const site = content.site({ day: TODAY });
  const siblings = site.posts.map((post) => newerAndOlder(site, post).map(({ link }) => link));
  assert.deepEqual(siblings, [['/blog/of-2025'], ['/blog/of-2026', `/${POST.replace('.md', '')}`], ['/blog/of-2025']]);
});

test('reports links to posts that are scheduled, before they break', () => {
  writePost('due', [`date: "${TOMORROW}"`]);
  writePost('early', ['date: "2026-11-01"'], 'See [the next](/blog/due).');
  writePost('late', [`date: "${TOMORROW}"`], '[The next](/blog/due).');
  assert.deepEqual(content.problems(TODAY), [
    'content/blog/early.md:9  link: expected a page that is published by then; this one is scheduled for 2026-11-23, found "/blog/due"',
  ]);
});

test('lists what is scheduled, the nearest first', () => {
  writePost('later', ['date: "2026-12-24"']);
  writePost('due', [`date: "${TOMORROW}"`]);
  writePost('a-draft', [`date: "${TOMORROW}"`, 'draft: true']);
  const { files } = content.inspect(TODAY);
  assert.deepEqual(scheduledAfter(TODAY, files), [
    { day: TOMORROW, file: 'content/blog/due.md' },
    { day: '2026-12-24', file: 'content/blog/later.md' },
  ]);
  const counts = [TODAY, TOMORROW, '2026-12-24'].map((day) => scheduledOn(day, files).length);
  assert.deepEqual(counts, [0, 1, 1]);
});

test('lists each link to another website once, with its files', () => {
  const links =
    '[One](https://regulator.example/rules), [this site](https://www.spanwell.example/about), [mail](mailto:a@b.example).';
  writePost('one', [`date: "${TODAY}"`], links);
  writePost('two', [`date: "${TODAY}"`], '[One](https://regulator.example/rules).');
  const found = outboundLinks(content.inspect(TODAY).files);
  assert.deepEqual(
    [...(found.get('https://regulator.example/rules') ?? [])],
    ['content/blog/one.md', 'content/blog/two.md'],
  );
  assert.ok([...found.keys()].every((url) => /^https?:/.test(url) && !url.startsWith('https://www.spanwell.example/')));
});
