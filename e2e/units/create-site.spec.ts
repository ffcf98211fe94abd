/** The site as a value: made from a folder and definitions, and from nothing else. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { MODEL } from '../../app/model';
import { readPictures } from '../../lib/content/read';
import { createSite } from '../../lib/site/create-site';
import { groupedPages } from '../../lib/site/groups';
import { getBreadcrumbs } from '../../lib/site/pages';
import { structuredData } from '../../lib/site/structured-data';
import type { Site } from '../../lib/site/types';
import { copyContent, edit } from '../support/content-folder';

/** Makes a site of a changed copy of content/. */
function siteOf(change: (content: ReturnType<typeof copyContent>) => void): Site {
  const content = copyContent();
  try {
    change(content);
    return createSite({ root: content.root, pictures: readPictures(), ...MODEL });
  } finally {
    content.dispose();
  }
}

const PAGE = `---
title: Terms of use
description: A page of the tests that lies in a folder of its own, below the first level of addresses.
sections:
  - section: paragraphs
    heading: What holds
    paragraphs: [One paragraph.]
---
`;

test('the root is a parameter: two sites in one process know nothing of each other', () => {
  const other = siteOf(({ read, write }) =>
    write('site.md', edit(read('site.md'), /^name: .*$/m, 'name: Another Name')),
  );
  const own = siteOf(() => {});
  expect([other.company.name, own.company.name]).toEqual(['Another Name', 'Spanwell']);
});

test('a page in a folder has its address, breadcrumb, group and structured data', () => {
  const site = siteOf(({ write }) => write('pages/legal/terms.md', PAGE));
  const route = site.routes.get('/legal/terms');
  expect(route?.page).toMatchObject({ path: '/legal/terms', name: 'Terms of use', group: 'company' });
  expect(getBreadcrumbs(site, '/legal/terms').map(({ path: step }) => step)).toEqual(['/', '/legal/terms']);
  expect(groupedPages(site)[0]?.pages.map(({ name }) => name)).toContain('Terms of use');
  expect(route && structuredData(site, route)).toContain('https://www.spanwell.example/legal/terms');
});

test('its breadcrumb leads by the page of the folder, where there is one', () => {
  const site = siteOf(({ write }) => {
    write('pages/legal.md', PAGE.replace('Terms of use', 'Legal').replace('a folder of its own', 'no folder at all'));
    write('pages/legal/terms.md', PAGE);
  });
  expect(getBreadcrumbs(site, '/legal/terms').map(({ name }) => name)).toEqual(['Home', 'Legal', 'Terms of use']);
});

test('further addresses show the page, and are none of the pages search engines should keep', () => {
  const site = siteOf(() => {});
  expect(site.routes.get('/services')?.page.path).toBe('/it-services');
  expect(site.pages.map(({ path: address }) => address)).not.toContain('/services');
});

test('two groups with one heading list their own pages each', () => {
  const site = siteOf(({ read, write }) =>
    write('shared/search.md', edit(read('shared/search.md'), 'industries: Industries', 'industries: Services')),
  );
  const services = groupedPages(site).filter(({ heading }) => heading === 'Services');
  expect(services).toHaveLength(2);
  const pages = services.flatMap((group) => group.pages.map(({ path: address }) => address));
  expect(new Set(pages).size).toBe(pages.length);
});

test('the order of pages is that of lists: the company, its services, collections, the search', () => {
  const paths = siteOf(() => {}).pages.map(({ path: address }) => address);
  expect(paths.slice(0, 4)).toEqual(['/', '/about', '/contact', '/it-services']);
  expect(paths.at(-1)).toBe('/search');
  expect(paths.indexOf('/case-study')).toBeLessThan(paths.indexOf('/case-study/application-migration-iris'));
});

test('content without its pictures prepared says what to do', () => {
  expect(() => createSite({ root: path.resolve('content'), pictures: {}, ...MODEL })).toThrow('npm run pictures');
  expect(fs.existsSync('content')).toBe(true);
});
