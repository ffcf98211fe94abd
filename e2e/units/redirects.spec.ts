/** No URL is lost: the responses for old ones, in the site and in the files of every host. */
import vm from 'node:vm';
import { cloudFrontFunction } from '../../hosts/cloudfront';
import { redirectsFile } from '../../hosts/pages';
import { vercelFile } from '../../hosts/vercel';
import { redirectPage } from '../../scripts/support/redirect-page';
import { ABOUT, type Content, expect, SITE, test } from '../support/content';
import { canonicalOf, metaOf } from '../support/export';
import { ALL_REDIRECTS, addLine, deleteUrl, REDIRECT_CASES } from '../support/redirects';

test('redirects renamed pages, and responds with 410 for deleted ones', ({ content }) => {
  for (const { name, change, permanent = [], gone = [] } of REDIRECT_CASES) {
    change(content);
    expect.soft(content.problems(), name).toEqual([]);
    const site = content.site();
    expect.soft({ permanent: [...site.redirects], gone: site.gone }, name).toEqual({ permanent, gone });
    for (const [from, to] of permanent)
      expect.soft([site.routes.has(from), site.routes.has(to)], name).toEqual([false, true]);
    content.undo();
  }
});

const addAliases =
  (...lines: readonly (readonly [file: string, urls: string])[]) =>
  (content: Content) => {
    for (const [file, urls] of lines) addLine(content, file, `aliases: [${urls}]`);
  };
const [EDI, LIMS, CONTACT] = ['products/edi.md', 'products/lims.md', 'pages/contact.md'];
const WRONG: readonly (readonly [change: (content: Content) => void, ...messages: RegExp[]])[] = [
  [
    addAliases([EDI, '/lims'], [LIMS, '/edi']),
    /edi\.md:3 {2}aliases\.1: expected an old address that nothing else has, found \/lims, taken by content\/products\/lims\.md$/,
    /lims\.md:3 {2}aliases\.1: .*, found \/edi, taken by content\/products\/edi\.md$/,
  ],
  [addAliases([ABOUT, '/about']), /about\.md:3 {2}aliases\.1: .*found \/about, taken by content\/pages\/about\.md$/],
  [
    addAliases([ABOUT, '/our-story'], [CONTACT, '/our-story']),
    /contact\.md:3 {2}aliases\.1: .*found \/our-story, taken by content\/pages\/about\.md$/,
  ],
  [
    addAliases(['pages/blog.md', '/blog/page/2, /admin, /sitemap']),
    /aliases\.1: .*found \/blog\/page\/2, taken by the site itself$/,
    /aliases\.2: .*found \/admin, taken by the site itself$/,
    /aliases\.3: .*found \/sitemap, taken by the site itself$/,
  ],
  [
    (content) => deleteUrl(content, '/about'),
    /site\.md:\d+ {2}gone\.1: .*found \/about, taken by content\/pages\/about\.md$/,
  ],
  [addAliases([ABOUT, '/About.html']), /about\.md:3 {2}aliases\.1: expected an address such as \/services: /],
  [
    (content) => {
      addAliases([ABOUT, '/our-story'])(content);
      content.edit(SITE, 'link: /privacy', 'link: /our-story');
    },
    /site\.md:\d+ {2}footer\.legal\.1\.link: expected \/about, where the page is now, found "\/our-story"$/,
  ],
];

test('reports old URLs that are taken or invalid, and links to them', ({ content }) => {
  for (const [change, ...messages] of WRONG) {
    change(content);
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

test("redirects permanently in vercel.json, and with the query in CloudFront's function", () => {
  const vercel = JSON.parse(vercelFile([], ALL_REDIRECTS)).redirects;
  const { handler } = vm.runInNewContext(`${cloudFrontFunction(ALL_REDIRECTS)}; ({ handler })`);
  for (const [index, [source, destination]] of ALL_REDIRECTS.permanent.entries()) {
    expect.soft(vercel[index]).toEqual({ source, destination, statusCode: 301 });
    for (const uri of [source, `${source}/`, `${source}.html`]) {
      const { statusCode, headers } = handler({ request: { uri, querystring: { q: { value: 'a' } } } });
      expect.soft([statusCode, headers.location.value], uri).toEqual([301, `${destination}?q=a`]);
    }
  }
  expect(handler({ request: { uri: '/constructor', querystring: {} } }).uri).toBe('/constructor.html');
});

test('renders a page that redirects, with noindex, for hosts without redirects', ({ content }) => {
  const html = redirectPage(content.site(), '/about');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/about"/>');
  expect(canonicalOf(html)).toBe('https://www.spanwell.example/about');
  expect(metaOf(html, 'robots')).toBe('noindex');
  expect(html).toContain('<a href="/about">');
  expect(html).not.toMatch(/<script|style=|<style/);
});
