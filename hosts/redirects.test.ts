/** No URL is lost: the responses for old ones, in the site and in the files of every host. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCanonical, readMeta } from '../e2e/support/export';
import { ALL_REDIRECTS, applySteps, REDIRECT_CASES, WRONG_REDIRECTS } from '../e2e/support/redirects';
import { assertAllLike, useContent } from '../e2e/support/unit';
import { redirectPage } from '../export/redirect-page';
import { findPage } from '../lib/site/pages';
import { redirectsFile } from './pages';
import { vercelFile } from './vercel';

const content = useContent();

test('redirects renamed pages, and responds with 410 for deleted ones', () => {
  for (const { name, steps, permanent = [], gone = [] } of REDIRECT_CASES) {
    applySteps(content, steps);
    assert.deepEqual(content.problems(), [], name);
    const site = content.site();
    assert.deepEqual({ permanent: [...site.redirects], gone: site.gone }, { permanent, gone }, name);
    for (const [from, to] of permanent) {
      assert.equal(findPage(site, from), undefined, name);
      assert.ok(findPage(site, to), name);
    }
    content.undo();
  }
});

test('reports old URLs that are taken or invalid', () => {
  for (const { steps, messages } of WRONG_REDIRECTS) {
    applySteps(content, steps);
    assertAllLike(
      content.problems(),
      messages.map((message) => new RegExp(message)),
    );
    content.undo();
  }
});

test('notes a link to a URL that redirects, and keeps its part', () => {
  applySteps(content, [
    ['line', 'pages/about.md', 'aliases: [/our-story]'],
    ['link', '/privacy', '/our-story#main'],
  ]);
  const { problems, notes } = content.inspect();
  content.undo();
  assert.deepEqual(problems, []);
  const found = notes.map((note) => `${note.expected}, ${note.found}`);
  assert.ok(found.includes('/about#main, where the page is now, "/our-story#main"'), found.join());
});

test('writes redirects first into _redirects, then deleted pages, then folders', () => {
  assert.deepEqual(redirectsFile(ALL_REDIRECTS).trim().split('\n'), [
    ...ALL_REDIRECTS.permanent.map(([from, to]) => `${from} ${to} 301`),
    '/blog/a-post-of-last-year /blog/404.html 410',
    '/blog/* /blog/404.html 404',
  ]);
  assert.match(redirectsFile({ permanent: [], gone: ['/gone'] }), /\/gone \/404\.html 410\n/);
});

test('redirects permanently in vercel.json', () => {
  const wanted = ALL_REDIRECTS.permanent.map(([source, destination]) => ({ source, destination, statusCode: 301 }));
  assert.deepEqual(JSON.parse(vercelFile([], ALL_REDIRECTS)).redirects, wanted);
});

test('renders a page that redirects, with noindex, for hosts without redirects', () => {
  const html = redirectPage(content.site(), '/about');
  for (const part of ['<meta http-equiv="refresh" content="0; url=/about"/>', '<a href="/about">'])
    assert.ok(html.includes(part), part);
  assert.equal(readCanonical(html), 'https://www.spanwell.example/about');
  assert.equal(readMeta(html, 'robots'), 'noindex');
  assert.doesNotMatch(html, /<script|style=|<style/);
});
