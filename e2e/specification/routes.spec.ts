/** Every URL of the specification. invariants/heads.spec.ts asks for its metadata, pages.spec.ts for its heading. */
import { readCanonical, toExportFile } from '../support/export';
import { readMain } from '../support/html';
import { expect, test } from '../support/test';

/** Every URL of the specification, written by hand: a list made from the content would lose a page with its file. */
const PAGES = [
  '/',
  '/about',
  '/contact',
  '/cyber-security',
  '/cyber-security-training',
  '/it-services',
  '/staff-augmentation',
  '/life-sciences',
  '/healthcare',
  '/financial-services',
  '/data-analytics',
  '/integration-services',
  '/governance',
  '/case-study',
  '/case-study/application-migration-iris',
  '/case-study/application-development-circular-economy',
  '/case-study/healthcare-integrations-assessment',
  '/blog',
  '/blog/change-in-employee-engagement-perception',
  '/ebmr',
  '/track-and-trace',
  '/edi',
  '/lims',
  '/regulatory-compliance',
];
/** Further URLs, each of a page above. */
const ALIASES = { '/services': '/it-services', '/recruitment': '/staff-augmentation' };

const ROUTES: readonly string[] = [...PAGES, ...Object.keys(ALIASES)];
/** Pages of the fixture content that the specification does not name. */
const FURTHER_ROUTES = ['/accessibility', '/privacy', '/search'];

test('exports every promised route, and no further page by accident', ({ site }) => {
  expect(ROUTES.filter((route) => !site.has(toExportFile(route)))).toEqual([]);
  expect(site.routes.filter((route) => !ROUTES.includes(route))).toEqual(FURTHER_ROUTES);
});

for (const [alias, route] of Object.entries(ALIASES))
  test(`shows the page of ${route} at ${alias}, and names its URL to search engines`, ({ site }) => {
    expect(readMain(site, alias).text).toBe(readMain(site, route).text);
    expect(readMain(site, alias).links).toEqual(readMain(site, route).links);
    expect(readCanonical(site.page(alias))).toBe(`https://www.spanwell.example${route}`);
  });

test('leads to /contact within main from every page but the legal ones', ({ site }) => {
  const apart = ['/contact', '/privacy', '/accessibility'];
  const leads = (route: string) => readMain(site, route).targets.includes('/contact');
  expect(site.routes.filter((route) => !apart.includes(route) && !leads(route))).toEqual([]);
});
