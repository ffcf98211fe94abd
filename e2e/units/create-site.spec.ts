/** The site as a value: created from a folder and definitions, and from nothing else. */
import path from 'node:path';
import type { z } from 'zod';
import { MODEL } from '../../app/model';
import type { Model } from '../../lib/content/content-types';
import { inspectContent } from '../../lib/content/inspect';
import { formatProblem } from '../../lib/content/problems';
import { readImageIndex } from '../../lib/content/read';
import { scheduledOn } from '../../lib/content/scheduled';
import { defineCollection } from '../../lib/definitions/collection';
import { postSchema } from '../../lib/definitions/entry-schemas';
import { date } from '../../lib/definitions/fields';
import { createSite } from '../../lib/site/create-site';
import { llmsText } from '../../lib/site/llms-text';
import { menuItems } from '../../lib/site/menu';
import { routeMetadata } from '../../lib/site/metadata';
import { getBreadcrumbs, groupedPages } from '../../lib/site/pages';
import { sitemap } from '../../lib/site/sitemap';
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
  const route = site.routes.get('/legal/terms');
  expect(route?.page).toMatchObject({ path: '/legal/terms', name: 'Terms of use', group: 'company' });
  expect(getBreadcrumbs(site, '/legal/terms').map(({ path: step }) => step)).toEqual(['/', '/legal/terms']);
  expect(groupedPages(site)[0]?.pages.map(({ name }) => name)).toContain('Terms of use');
  expect(route && structuredData(site, route)).toContain('https://www.spanwell.example/legal/terms');
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
  const route = site.routes.get('/offer');
  expect(route && routeMetadata(site, route).robots).toMatchObject({ index: false });
  for (const list of [JSON.stringify(site.pages), JSON.stringify(sitemap(site)), llmsText(site)])
    expect(list).not.toContain('/offer');
});

test('orders pages as lists do, without further URLs', ({ content }) => {
  const site = content.site();
  const paths = site.pages.map(({ path: url }) => url);
  expect(paths.slice(0, 4)).toEqual(['/', '/about', '/contact', '/it-services']);
  expect(paths).not.toContain('/search');
  expect(paths.indexOf('/case-study')).toBeLessThan(paths.indexOf('/case-study/application-migration-iris'));
  expect(site.routes.get('/services')?.page.path).toBe('/it-services');
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

const FAIR = postSchema.omit({ date: true }).extend({ fairDate: date });

const FAIRS = {
  folder: 'fairs',
  label: 'Fairs',
  singular: 'fair',
  icon: 'fair',
  url: '/fairs',
  schema: FAIR,
  sort: { upcoming: 'fairDate' },
  type: 'article',
  list: 'fairs',
  imageOf: ({ image }) => image,
  view: (entry) => ({ template: 'article', entry }),
} satisfies Parameters<typeof defineCollection<z.infer<typeof FAIR>>>[0];
const fairs = defineCollection<z.infer<typeof FAIR>>(FAIRS);

const WITH_FAIRS: Model = {
  ...MODEL,
  definitions: { ...MODEL.definitions, collections: [...MODEL.definitions.collections, fairs] },
};

const LIST_OF_FAIRS = `---
title: Fairs
description: A page of the tests that lists all fairs, the next one first, the past ones last.
sections:
  - { section: entries, buttonText: Details }
---
`;

const fairOn = (day: string) => `---
title: The fair of ${day}
description: A fair of the tests on ${day}, with a description that is long enough.
excerpt: A fair of the tests on ${day}, with an introduction that is long enough.
image: /drawings/blog.svg
imageAlt: Line drawing of a pier.
fairDate: "${day}"
---
`;

test('lists upcoming fairs first, and past ones after them, also on the day after a fair', ({ content }) => {
  for (const day of ['2026-10-01', '2026-11-20', '2026-12-01', '2027-02-01']) {
    content.write(`fairs/fair-${day}.md`, fairOn(day));
  }
  const reportsOf = (day: string) => inspectContent(content.root, WITH_FAIRS, { day }).problems.map(formatProblem);
  expect(reportsOf('2026-11-20')).toEqual([
    'content/pages/fairs.md:1  file: expected a file of this name, found nothing',
  ]);
  content.write('pages/fairs.md', LIST_OF_FAIRS);
  expect(reportsOf('2026-11-20')).toEqual([]);
  const listOn = (day: string) => {
    const site = createSite({ root: content.root, images: readImageIndex(), day, ...WITH_FAIRS });
    const route = site.routes.get('/fairs');
    return route?.type === 'list' ? route.entries.map(({ slug }) => slug.replace('fair-', '')) : [];
  };
  expect(listOn('2026-11-20')).toEqual(['2026-11-20', '2026-12-01', '2027-02-01', '2026-10-01']);
  expect(listOn('2026-11-21')).toEqual(['2026-12-01', '2027-02-01', '2026-11-20', '2026-10-01']);
  const { documents } = inspectContent(content.root, WITH_FAIRS, { day: '2026-11-20' });
  expect(scheduledOn('2026-11-21', documents)).toEqual([
    { day: '2026-11-21', file: 'content/fairs/fair-2026-11-20.md', what: 'moves below the upcoming entries' },
  ]);
});

test('refuses a field with a reserved name and another meaning', () => {
  const schema = FAIR.extend({ date });
  const define = () => defineCollection({ ...FAIRS, schema });
  expect(define).toThrow('fairs: "date" has the same meaning in every collection. Use reserved.date of');
  expect(define).toThrow('or another name, such as fairDate.');
});

test('reports what to do when the images are not prepared', () => {
  expect(() => createSite({ root: path.resolve('content'), images: {}, ...MODEL })).toThrow(
    'npm run content -- --images',
  );
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
