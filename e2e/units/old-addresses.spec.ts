/** No address dies: what becomes of old ones, in the site and in the files of every host. */
import vm from 'node:vm';
import { expect, test } from '@playwright/test';
import { MODEL } from '../../app/model';
import { readPictures } from '../../lib/content/read';
import { createSite } from '../../lib/site/create-site';
import { movedPage } from '../../scripts/support/moved-page';
import { formatProblem, inspectContent } from '../support/content';
import { canonicalOf, metaOf } from '../support/export';
import { cloudFrontFunction, redirectsFile, serveFile, vercelFile } from '../support/hosts';
import { ALL_OLD, OLD_ADDRESS_CASES } from '../support/old-addresses';
import { sharedContent } from '../support/shared-content';

const content = sharedContent();

for (const { name, change, moved = [], gone = [], told = [] } of OLD_ADDRESS_CASES) {
  test(`content: ${name}`, () => {
    change(content);
    const problems = inspectContent(content.root).problems.map(formatProblem);
    expect(problems).toEqual(told.map((pattern) => expect.stringMatching(pattern)));
    if (told.length > 0) return;
    const site = createSite({ root: content.root, pictures: readPictures(), ...MODEL });
    expect({ moved: [...site.moved], gone: site.gone }).toEqual({ moved, gone });
    for (const [from, to] of moved) {
      expect(site.routes.has(from), `${from} is no page`).toBe(false);
      expect(site.routes.has(to), `${to} is a page`).toBe(true);
    }
  });
}

test('_redirects: old addresses first, then what is gone, then folders', () => {
  const lines = redirectsFile(ALL_OLD).trim().split('\n');
  expect(lines).toEqual([
    ...ALL_OLD.moved.map(([from, to]) => `${from} ${to} 301`),
    '/blog/a-post-of-last-year /blog/404.html 410',
    '/blog/* /blog/404.html 404',
  ]);
  expect(redirectsFile({ moved: [], gone: ['/gone'] })).toContain('/gone /404.html 410\n');
});

test('vercel.json and serve.json lead each old address on for good', () => {
  const vercel = JSON.parse(vercelFile([], ALL_OLD)).redirects;
  const serve = JSON.parse(serveFile([], ALL_OLD)).redirects;
  for (const [index, [source, destination]] of ALL_OLD.moved.entries()) {
    expect.soft(vercel[index]).toEqual({ source, destination, statusCode: 301 });
    expect.soft(serve[index]).toEqual({ source, destination, type: 301 });
  }
});

test("CloudFront's function leads each old address on in one step, with its query", () => {
  const { handler } = vm.runInNewContext(`${cloudFrontFunction(ALL_OLD)}; ({ handler })`);
  for (const [from, to] of ALL_OLD.moved) {
    for (const spelling of [from, `${from}/`, `${from}.html`]) {
      const answer = handler({ request: { uri: spelling, querystring: { q: { value: 'a' } } } });
      expect.soft([answer.statusCode, answer.headers.location.value], spelling).toEqual([301, `${to}?q=a`]);
    }
  }
  expect(handler({ request: { uri: '/constructor', querystring: {} } }).uri).toBe('/constructor.html');
});

test('where a host knows no redirects, a page leads on, kept out of search engines', () => {
  const site = createSite({ root: content.root, pictures: readPictures(), ...MODEL });
  const html = movedPage(site, '/about');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/about"/>');
  expect(canonicalOf(html)).toBe('https://www.spanwell.example/about');
  expect(metaOf(html, 'robots')).toBe('noindex');
  expect(html).toContain('<a href="/about">');
  expect(html).not.toMatch(/<script|style=|<style/);
});
