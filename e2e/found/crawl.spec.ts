/** Walks the finished export the way a crawler does: from home, link by link. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { getSite } from '../../lib/content';
import { ROUTES } from '../routes';
import {
  attributeValues,
  canonicalOf,
  decode,
  descriptionOf,
  listOut,
  OUT,
  readOut,
  readPage,
  titleOf,
} from '../support/export';

const { origin } = getSite();

/** Every address that a page of the export answers, not-found pages and Next's own aside. */
const PAGES = listOut()
  .filter((file) => file.endsWith('.html') && !/(^|\/)(404|_not-found)\.html$/.test(file))
  // The editor for marketing is an application of its own, which no page links to.
  .filter((file) => !file.startsWith('admin/'))
  .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`));

const htmlOf = new Map(PAGES.map((page) => [page, readPage(page)]));
const read = (page: string) => htmlOf.get(page) ?? '';
/** The markup a visitor sees: no scripts, which repeat its text. */
const markupOf = (page: string) => read(page).replace(/<script[\s\S]*?<\/script>/g, '');

/** Links of a page to this site, as they are written. */
const linksOf = (page: string) =>
  [...markupOf(page).matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map((match) => decode(match[1] ?? ''));
const internalLinksOf = (page: string) => linksOf(page).filter((href) => /^[/#]/.test(href) || href.startsWith(origin));

/** An address apart: its page, without query, and its fragment. */
function resolve(href: string, from: string) {
  const url = new URL(href.replace(origin, ''), `https://site.test${from}`);
  return { page: url.pathname, fragment: decodeURIComponent(url.hash.slice(1)) };
}

const isCanonical = (page: string) => canonicalOf(read(page)) === (page === '/' ? origin : origin + page);

test('the crawl sees every promised page', () => {
  expect(PAGES).toEqual(expect.arrayContaining(ROUTES.map(({ path: route }) => route)));
});

for (const page of PAGES) {
  test(`${page}: every link of the site leads to a page or file, every fragment to a place on it`, () => {
    const broken = internalLinksOf(page).filter((href) => {
      const target = resolve(href, page);
      const isPage = PAGES.includes(target.page);
      const file = path.join(OUT, target.page);
      const isFile = existsSync(file) && statSync(file).isFile();
      if (!isPage && !isFile) return true;
      return target.fragment !== '' && !attributeValues(read(target.page), 'id').includes(target.fragment);
    });
    expect(internalLinksOf(page).length).toBeGreaterThan(20);
    expect(broken).toEqual([]);
  });

  test(`${page}: addresses have no slash at their end and no build machine in them`, () => {
    const addresses = [...attributeValues(read(page), 'href'), ...attributeValues(read(page), 'content')];
    const own = addresses.filter((address) => address.startsWith(origin) || /^\/[^/]/.test(address));
    expect(own.filter((address) => /[^/]\/(?:[?#]|$)/.test(address.replace('https://', '')))).toEqual([]);
    expect(read(page)).not.toMatch(/localhost|127\.0\.0\.1/);
    expect(read(page)).not.toContain(process.cwd());
  });

  test(`${page}: one h1, and no heading skips a level`, () => {
    const levels = [...markupOf(page).matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
    expect(skips, levels.join(' ')).toEqual([]);
  });

  test(`${page}: pictures have a text and a size`, () => {
    const images = markupOf(page).match(/<img\s[^>]*>/g) ?? [];
    const wanting = images.filter(
      (image) => !/\salt="/.test(image) || !/\swidth="\d/.test(image) || !/\sheight="\d/.test(image),
    );
    expect(images.length + (page === '/search' ? 1 : 0)).toBeGreaterThan(0);
    expect(wanting).toEqual([]);
  });
}

test('every page is at most three clicks from home', () => {
  const clicks = new Map([['/', 0]]);
  for (const [page, distance] of clicks) {
    for (const { page: target } of internalLinksOf(page).map((href) => resolve(href, page))) {
      if (PAGES.includes(target) && !clicks.has(target)) clicks.set(target, distance + 1);
    }
  }
  // An alias is an old address that names another as its canonical one: nothing has to link to it.
  const far = PAGES.filter(isCanonical).filter((page) => (clicks.get(page) ?? Number.POSITIVE_INFINITY) > 3);
  expect(far).toEqual([]);
});

test('no two canonical pages share a title or a description', () => {
  for (const readValue of [titleOf, descriptionOf]) {
    const values = PAGES.filter(isCanonical).map((page) => readValue(read(page)));
    expect(values).not.toContain('');
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test('titles and descriptions are as long as search results show', () => {
  const wrong = PAGES.filter((page) => {
    const [title, description] = [titleOf(read(page)), descriptionOf(read(page))];
    return title.length < 10 || title.length > 65 || description.length < 50 || description.length > 160;
  });
  expect(wrong).toEqual([]);
});

const meta = (html: string, name: string) =>
  decode(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');

for (const { path: route, canonical = route } of ROUTES) {
  test(`${route}: its head names language, canonical address, link preview and theme colours`, () => {
    const html = readPage(route);
    const address = canonical === '/' ? origin : origin + canonical;
    expect(html).toContain('<html lang="en-AU"');
    expect(canonicalOf(html)).toBe(address);
    expect(meta(html, 'og:url')).toBe(address);
    expect(meta(html, 'og:locale')).toBe('en_AU');
    expect(meta(html, 'og:site_name')).toBe(getSite().name);
    expect(meta(html, 'og:title')).not.toBe('');
    expect(meta(html, 'og:description')).toBe(descriptionOf(html));
    expect(meta(html, 'og:type')).toBe(/^\/(blog|case-study)\/./.test(route) ? 'article' : 'website');
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    expect(meta(html, 'twitter:image')).toBe(meta(html, 'og:image'));
    expect(html).toContain('content="#faf8f2" media="(prefers-color-scheme: light)"');
    expect(html).toContain('content="#14161a" media="(prefers-color-scheme: dark)"');
    expect(html).not.toContain('noindex');
  });
}

for (const file of ['404.html', 'blog/404.html']) {
  test(`${file} stays out of search engines`, () => {
    const html = readOut(file);
    expect(html).toMatch(/<meta name="robots" content="noindex[^"]*"/);
    expect(canonicalOf(html)).toBeUndefined();
  });
}

for (const page of PAGES.filter((address) => /^\/(blog|case-study)\/[a-z0-9-]+$/.test(address))) {
  test(`${page} shows the way back to home`, () => {
    const parent = page.slice(0, page.lastIndexOf('/'));
    const trail = /<ol class="breadcrumb">([\s\S]*?)<\/ol>/.exec(markupOf(page))?.[1] ?? '';
    expect(attributeValues(trail, 'href')).toEqual(['/', parent]);
    expect(trail).toContain('aria-current="page"');
  });
}
