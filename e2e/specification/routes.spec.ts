/** Every URL of the specification. invariants/heads.spec.ts asks for the rest of its metadata. */
import { findElement, readCanonical, readHeading, removeScripts, toExportFile } from '../support/export';
import { readMain } from '../support/html';
import { FURTHER_ROUTES, ROUTES } from '../support/routes';
import { expect, test } from '../support/test';

const ORIGIN = 'https://www.spanwell.example';

for (const { path, h1, canonical } of ROUTES)
  test(`shows the heading and the canonical URL of ${path} to search engines, too`, ({ site }) => {
    const html = site.page(path);
    expect(readHeading(html)).toMatch(h1);
    expect(readHeading(findElement(removeScripts(html), 'main'))).toBe(readHeading(html));
    expect(readCanonical(html)).toBe(canonical === '/' ? ORIGIN : ORIGIN + canonical);
    expect(html).not.toContain('noindex');
  });

test('exports every promised route, and no further page by accident', ({ site }) => {
  const promised = ROUTES.map(({ path }) => path);
  expect(promised.filter((route) => !site.has(toExportFile(route)))).toEqual([]);
  expect(site.routes.filter((route) => !promised.includes(route))).toEqual(FURTHER_ROUTES);
});

for (const { path, canonical } of ROUTES.filter((route) => route.path !== route.canonical))
  test(`shows the page of ${canonical} at ${path}`, ({ site }) => {
    expect(readMain(site, path).text).toBe(readMain(site, canonical).text);
    expect(readMain(site, path).links).toEqual(readMain(site, canonical).links);
  });

test('leads to /contact within main from every page but the legal ones', ({ site }) => {
  const apart = ['/contact', '/privacy', '/accessibility'];
  const leads = (route: string) => readMain(site, route).targets.includes('/contact');
  expect(site.routes.filter((route) => !apart.includes(route) && !leads(route))).toEqual([]);
});
