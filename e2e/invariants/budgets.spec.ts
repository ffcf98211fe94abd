/** What a visitor's first request of each page weighs on the wire: limits of the design, whatever the content. */
import { listElements, parseHtml } from '../../export/html';
import { attributeValues, readMeta } from '../support/export';
import { expect, test } from '../support/test';

const HTML = 16_300;
const CSS = 15_000;
/** Two, each with 1.3 kB of headers in two round trips of a slow line (tools/fonts/cut-fonts.py). */
const FONTS = 14_900;
const ISLANDS = 150_000;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('keeps HTML, styles, fonts and islands of each page within their budgets', ({ site }) => {
  const pages = site.routes.map((route) => {
    const links = listElements(parseHtml(site.page(route))).filter(({ name }) => name === 'link');
    const measureWeight = (isWanted: (attributes: Record<string, string>) => boolean) =>
      sum(links.flatMap(({ attribs }) => (isWanted(attribs) ? site.weigh(attribs.href ?? '') : [])));
    const islands = new Set(attributeValues(site.page(route), 'data-files').flatMap((list) => list.split(' ')));
    return {
      route,
      html: site.weigh(site.path(route)),
      css: measureWeight(({ rel }) => rel === 'stylesheet'),
      fonts: measureWeight(({ as }) => as === 'font'),
      islands: sum([...islands].map((url) => site.weigh(url))),
    };
  });
  // A long article, a list of long ones, and a page of every section may weigh what its words do.
  const isReading = (route: string) =>
    /^\/(blog|case-study|search|every-section)(\/|$)/.test(route) ||
    readMeta(site.page(route), 'og:type') === 'article';
  const heavy = pages.filter(
    ({ route, html, css, fonts, islands }) =>
      (html > HTML && !isReading(route)) || css > CSS || fonts > FONTS || islands > ISLANDS,
  );
  expect(heavy).toEqual([]);
  // Nothing weighs nothing: a page whose files were not found would pass unseen.
  for (const { html, css, fonts, islands } of pages) expect(Math.min(html, css, fonts, islands)).toBeGreaterThan(1000);
});
