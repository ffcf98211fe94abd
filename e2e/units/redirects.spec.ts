/** No URL is lost: what old ones respond, in the site and in the files of every host. */
import vm from 'node:vm';
import { expect, test } from '@playwright/test';
import { MODEL } from '../../app/model';
import { readPictures } from '../../lib/content/read';
import { createSite } from '../../lib/site/create-site';
import { redirectPage } from '../../scripts/support/redirect-page';
import { formatProblem, inspectContent } from '../support/content';
import { canonicalOf, metaOf } from '../support/export';
import { cloudFrontFunction, redirectsFile, vercelFile } from '../support/hosts';
import { ALL_REDIRECTS, REDIRECT_CASES } from '../support/redirects';
import { sharedContent } from '../support/shared-content';

const content = sharedContent();

for (const { name, change, permanent = [], gone = [], told = [] } of REDIRECT_CASES) {
  test(`content: ${name}`, () => {
    change(content);
    const problems = inspectContent(content.root).problems.map(formatProblem);
    expect(problems).toEqual(told.map((pattern) => expect.stringMatching(pattern)));
    if (told.length > 0) return;
    const site = createSite({ root: content.root, pictures: readPictures(), ...MODEL });
    expect({ permanent: [...site.redirects], gone: site.gone }).toEqual({ permanent, gone });
    for (const [from, to] of permanent) {
      expect(site.routes.has(from), `${from} is no page`).toBe(false);
      expect(site.routes.has(to), `${to} is a page`).toBe(true);
    }
  });
}

test('writes redirects first into _redirects, then deleted pages, then folders', () => {
  const lines = redirectsFile(ALL_REDIRECTS).trim().split('\n');
  expect(lines).toEqual([
    ...ALL_REDIRECTS.permanent.map(([from, to]) => `${from} ${to} 301`),
    '/blog/a-post-of-last-year /blog/404.html 410',
    '/blog/* /blog/404.html 404',
  ]);
  expect(redirectsFile({ permanent: [], gone: ['/gone'] })).toContain('/gone /404.html 410\n');
});

test('redirects permanently in vercel.json', () => {
  const vercel = JSON.parse(vercelFile([], ALL_REDIRECTS)).redirects;
  for (const [index, [source, destination]] of ALL_REDIRECTS.permanent.entries()) {
    expect.soft(vercel[index]).toEqual({ source, destination, statusCode: 301 });
  }
});

test("redirects in one step, with the query, in CloudFront's function", () => {
  const { handler } = vm.runInNewContext(`${cloudFrontFunction(ALL_REDIRECTS)}; ({ handler })`);
  for (const [from, to] of ALL_REDIRECTS.permanent) {
    for (const spelling of [from, `${from}/`, `${from}.html`]) {
      const answer = handler({ request: { uri: spelling, querystring: { q: { value: 'a' } } } });
      expect.soft([answer.statusCode, answer.headers.location.value], spelling).toEqual([301, `${to}?q=a`]);
    }
  }
  expect(handler({ request: { uri: '/constructor', querystring: {} } }).uri).toBe('/constructor.html');
});

test('renders a page that redirects, with noindex, for hosts without redirects', () => {
  const site = createSite({ root: content.root, pictures: readPictures(), ...MODEL });
  const html = redirectPage(site, '/about');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/about"/>');
  expect(canonicalOf(html)).toBe('https://www.spanwell.example/about');
  expect(metaOf(html, 'robots')).toBe('noindex');
  expect(html).toContain('<a href="/about">');
  expect(html).not.toMatch(/<script|style=|<style/);
});
