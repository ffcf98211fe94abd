/** The site as a value: created from a folder and definitions, and from nothing else. */
import { llmsText } from '../../app/llms.txt/llms-text';
import { createSite } from '../../app/site';
import { createSitemap } from '../../app/sitemap';
import { loadContent } from '../../lib/content/read';
import { pageMetadata } from '../../lib/site/metadata';
import { menuItems } from '../../lib/site/navigation';
import { findPage, getBreadcrumbs, groupedPages, listedPages } from '../../lib/site/pages';
import { structuredData } from '../../lib/site/structured-data';
import { organization } from '../../lib/site/structured-data/company';
import { expect, line, SITE, test } from '../support/content';

const PAGE = `---
title: Terms of use
description: A page of the tests in a folder of its own, below the first level of URLs.
sections:
  - { section: paragraphs, heading: What holds, paragraphs: [One paragraph.] }
---
`;

test('creates two sites in one process, each from its own root', ({ content }) => {
  const original = content.site();
  content.edit(SITE, line('name'), 'name: Another Name');
  expect([content.site().company.name, original.company.name]).toEqual(['Another Name', 'Spanwell']);
});

test('gives a page in a folder its URL, breadcrumb, group and structured data', ({ content }) => {
  content.write('pages/legal/terms.md', PAGE);
  const site = content.site();
  expect(findPage(site, '/legal/terms')).toMatchObject({
    path: '/legal/terms',
    name: 'Terms of use',
    group: 'company',
  });
  expect(getBreadcrumbs(site, '/legal/terms').map(({ path: step }) => step)).toEqual(['/', '/legal/terms']);
  expect(groupedPages(site)[0]?.pages.map(({ name }) => name)).toContain('Terms of use');
  expect(structuredData(site, '/legal/terms')).toContain('https://www.spanwell.example/legal/terms');
  content.write(
    'pages/legal.md',
    PAGE.replace('Terms of use', 'Legal').replace('a folder of its own', 'no folder at all'),
  );
  expect(getBreadcrumbs(content.site(), '/legal/terms').map(({ name }) => name)).toEqual([
    'Home',
    'Legal',
    'Terms of use',
  ]);
});

test('keeps a page that is not indexed out of the search, the sitemap and llms.txt', ({ content }) => {
  content.write('pages/offer.md', PAGE.replace('sections:', 'indexed: false\nsections:'));
  const site = content.site();
  expect(pageMetadata(site, '/offer').robots).toMatchObject({ index: false });
  for (const list of [JSON.stringify(listedPages(site)), JSON.stringify(createSitemap(site)), llmsText(site)])
    expect(list).not.toContain('/offer');
});

test('puts the notes for assistants above the pages in llms.txt', ({ content }) => {
  const [notes] = llmsText(content.site()).split('\n## ');
  expect(notes).toContain('\n\nThe sheets EX-01 to EX-05 ');
  expect(notes).toContain('- [CPS 234, part by part](https://www.spanwell.example/governance#cps-234-part-by-part)\n');
  content.edit(SITE, /^assistants:\n( .*\n)+/m, '');
  expect(llmsText(content.site())).not.toContain('EX-01');
});

test('orders pages as lists do, without further URLs', ({ content }) => {
  const site = content.site();
  const paths = listedPages(site).map(({ path: url }) => url);
  expect(paths.slice(0, 4)).toEqual(['/', '/about', '/contact', '/it-services']);
  expect(paths).not.toContain('/search');
  expect(paths.indexOf('/case-study')).toBeLessThan(paths.indexOf('/case-study/application-migration-iris'));
  expect(findPage(site, '/services')?.path).toBe('/it-services');
  expect(paths).not.toContain('/services');
});

test('lists the pages of two groups with the same heading apart', ({ content }) => {
  content.edit('shared/search.md', 'industries: Industries', 'industries: Services');
  const services = groupedPages(content.site()).filter(({ heading }) => heading === 'Services');
  expect(services).toHaveLength(2);
  const pages = services.flatMap((group) => group.pages.map(({ path: url }) => url));
  expect(new Set(pages).size).toBe(pages.length);
});

test('gives a link of a menu the small illustration of its page, if there is one', ({ content }) => {
  content.edit(SITE, '/data-analytics', '/contact');
  content.edit(SITE, '/life-sciences', 'https://example.com');
  const services = menuItems(content.site()).find(({ label }) => label === 'Services');
  expect(services?.items?.map(({ image }) => image)).toEqual([
    undefined,
    undefined,
    '/drawings/integration-services.small.svg',
    '/drawings/staff-augmentation.small.svg',
  ]);
});

test('reports what to do when the images are not prepared', () => {
  expect(() => createSite(loadContent('content'), { images: {} })).toThrow('npm run content -- --images');
});

test('describes each office to search engines, and each country once', ({ content }) => {
  const office =
    '  - country: Australia\n    code: AU\n    city: Perth\n    address: 1 Example St\n    phone: +61 8 5550 0100\n';
  content.edit(SITE, 'offices:\n', `offices:\n${office}`);
  expect(organization(content.site())).toMatchObject({
    areaServed: Array(4).fill(expect.objectContaining({ '@type': 'Country' })),
    location: expect.arrayContaining([
      {
        '@type': 'Place',
        name: 'Perth, Australia',
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'AU',
          addressLocality: 'Perth',
          streetAddress: '1 Example St',
        },
        telephone: '+61 8 5550 0100',
      },
    ]),
  });
});
