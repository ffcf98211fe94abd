/** No URL is lost: the responses for old ones, in the site and in the files of every host. */

import { redirectPage } from '../../export/redirect-page';
import { redirectsFile } from '../../hosts/pages';
import { vercelFile } from '../../hosts/vercel';
import { findPage } from '../../lib/site/pages';
import { expect, test } from '../support/content';
import { canonicalOf, metaOf } from '../support/export';
import { ALL_REDIRECTS, applySteps, REDIRECT_CASES, WRONG_REDIRECTS } from '../support/redirects';

test('redirects renamed pages, and responds with 410 for deleted ones', ({ content }) => {
  for (const { name, steps, permanent = [], gone = [] } of REDIRECT_CASES) {
    applySteps(content, steps);
    expect.soft(content.problems(), name).toEqual([]);
    const site = content.site();
    expect.soft({ permanent: [...site.redirects], gone: site.gone }, name).toEqual({ permanent, gone });
    for (const [from, to] of permanent)
      expect
        .soft(
          [from, to].map((url) => findPage(site, url) !== undefined),
          name,
        )
        .toEqual([false, true]);
    content.undo();
  }
});

test('reports old URLs that are taken or invalid, and links to them', ({ content }) => {
  for (const { steps, messages } of WRONG_REDIRECTS) {
    applySteps(content, steps);
    expect.soft(content.problems()).toEqual(messages.map((message) => expect.stringMatching(message)));
    content.undo();
  }
});

test('writes redirects first into _redirects, then deleted pages, then folders', () => {
  expect(redirectsFile(ALL_REDIRECTS).trim().split('\n')).toEqual([
    ...ALL_REDIRECTS.permanent.map(([from, to]) => `${from} ${to} 301`),
    '/blog/a-post-of-last-year /blog/404.html 410',
    '/blog/* /blog/404.html 404',
  ]);
  expect(redirectsFile({ permanent: [], gone: ['/gone'] })).toContain('/gone /404.html 410\n');
});

test('redirects permanently in vercel.json', () => {
  const { permanent } = ALL_REDIRECTS;
  expect(JSON.parse(vercelFile([], ALL_REDIRECTS)).redirects).toEqual(
    permanent.map(([source, destination]) => ({ source, destination, statusCode: 301 })),
  );
});

test('renders a page that redirects, with noindex, for hosts without redirects', ({ content }) => {
  const html = redirectPage(content.site(), '/about');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/about"/>');
  expect(canonicalOf(html)).toBe('https://www.spanwell.example/about');
  expect(metaOf(html, 'robots')).toBe('noindex');
  expect(html).toContain('<a href="/about">');
  expect(html).not.toMatch(/<script|style=|<style/);
});
