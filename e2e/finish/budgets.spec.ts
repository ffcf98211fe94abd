import { expect, test } from '@playwright/test';
import { BASE_PATH } from '../../lib/base-path';
import { buildBare } from '../../scripts/size/bare';
import { weighPages } from '../../scripts/size/weigh';
import { ROUTES } from '../routes';

/** Bytes, brotli. The first flight of a new connection carries about 14 kB. */
const HTML = 14_000;
const CSS = 12_000;
const FONTS = 42_000;
const OWN_SCRIPTS = 45_000;
const isLongArticle = (route: string) => /^\/(blog|case-study)\/./.test(route);

const pages = weighPages('out', BASE_PATH);

test('every promised page is weighed', () => {
  expect(pages.map(({ route }) => route)).toEqual(expect.arrayContaining(ROUTES.map(({ path }) => path)));
});

test('HTML, styles and fonts of each page are within their budgets', () => {
  const heavy = pages.filter(
    ({ route, html, css, fonts }) => (html > HTML && !isLongArticle(route)) || css > CSS || fonts > FONTS,
  );
  expect(heavy).toEqual([]);
  // Nothing weighs nothing: a page whose files were not found would pass unseen.
  for (const { html, css, fonts } of pages) expect(Math.min(html, css, fonts)).toBeGreaterThan(1000);
});

test('the site’s own scripts stay within 45 kB above a bare Next export', () => {
  const [bare] = weighPages(buildBare());
  expect(bare?.scripts).toBeGreaterThan(50_000);
  const own = pages.map(({ route, scripts }) => ({ route, bytes: scripts - (bare?.scripts ?? 0) }));
  expect(own.filter(({ bytes }) => bytes > OWN_SCRIPTS)).toEqual([]);
});
