/** What each page says of itself to search engines and link previews. */
import { readCanonical, readMeta, toRoute } from '../support/export';
import { parsePage, readPage } from '../support/html';
import { expect, test } from '../support/test';

const readTitle = (html: string) => parsePage(html).first('title').text;
const readDescription = (html: string) => readMeta(html, 'description');

test('gives each canonical page its own title and description, as long as search results show', ({ site }) => {
  for (const [read, min, max] of [
    [readTitle, 10, 65],
    [readDescription, 50, 160],
  ] as const) {
    const values = site.routes.filter(site.isCanonical).map((route) => read(site.page(route)));
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    const lengths = site.routes.map((route) => read(site.page(route)).length);
    expect([Math.min(...lengths) >= min, Math.max(...lengths) <= max]).toEqual([true, true]);
  }
  for (const file of site.pageFiles) {
    const title = readTitle(site.read(file));
    expect.soft(title.length, file).toBeGreaterThan(3);
    expect.soft(title.endsWith(` | ${site.name}`) || !title.includes(' | '), `${file}: ${title}`).toBe(true);
  }
});

test('has the landmarks of a page, one h1 with words in main, and no skipped heading level', ({ site }) => {
  for (const file of site.pageFiles) {
    const page = readPage(site, toRoute(file));
    for (const name of ['header', 'main', 'footer', 'h1'])
      expect
        .soft(page.first(name === 'h1' ? 'main' : 'body').all(name).length, `${name} of ${file}`)
        .toBeGreaterThan(0);
    expect.soft(page.all('main'), file).toHaveLength(1);
    expect.soft(page.first('header').all('nav').length, file).toBeGreaterThan(0);
    const headings = page.all('h1 h2 h3 h4 h5 h6');
    const levels = headings.map(({ tag }) => Number(tag.slice(1)));
    expect.soft(headings[0]?.text, file).not.toBe('');
    expect.soft(levels.filter((level) => level === 1).length, file).toBe(1);
    expect.soft(levels[0], file).toBe(1);
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
    expect.soft(skips, `${file}: ${levels.join(' ')}`).toEqual([]);
  }
});

test('gives images an alt text and a size', ({ site }) => {
  for (const file of site.pageFiles)
    for (const image of readPage(site, toRoute(file)).all('img'))
      for (const [name, value] of Object.entries({ alt: /^/, width: /^\d/, height: /^\d/ }))
        expect.soft(image.attribute(name), `${name} of ${image.attribute('src')} in ${file}`).toMatch(value);
});

test('names language, canonical URL, link preview and theme colours on each page', ({ site }) => {
  for (const route of site.routes) {
    const html = site.page(route);
    const canonical = readCanonical(html);
    expect.soft(html, route).toContain('<html lang="en-AU"');
    expect.soft(readMeta(html, 'og:url'), route).toBe(canonical ?? site.full(route));
    expect.soft(readMeta(html, 'og:locale'), route).toBe('en_AU');
    expect.soft(readMeta(html, 'og:site_name'), route).toBe(site.name);
    expect.soft(readMeta(html, 'og:title'), route).not.toBe('');
    expect.soft(readMeta(html, 'og:description'), route).toBe(readDescription(html));
    expect.soft(readMeta(html, 'og:type'), route).toMatch(/^(article|website)$/);
    expect.soft(readMeta(html, 'twitter:card'), route).toBe('summary_large_image');
    expect.soft(readMeta(html, 'twitter:image'), route).toBe(readMeta(html, 'og:image'));
    // iPhones would make links of numbers of companies and standards. The site's own phone numbers are links.
    expect.soft(readMeta(html, 'format-detection'), route).toBe('telephone=no');
    expect.soft(html, route).toContain('content="#faf8f2" media="(prefers-color-scheme: light)"');
    expect.soft(html, route).toContain('content="#14161a" media="(prefers-color-scheme: dark)"');
  }
});

test('keeps error pages and the search out of search engines, lists and the feed, without a canonical URL', ({
  site,
}) => {
  const hasNoindex = (file: string) => /<meta name="robots" content="[^"]*noindex/.test(site.read(file));
  const hidden = ['404.html', '500.html', 'blog/404.html', 'search.html'];
  expect(site.pageFiles.filter(hasNoindex)).toEqual(hidden);
  for (const file of hidden) expect(readCanonical(site.read(file)), file).toBeUndefined();
  for (const list of ['sitemap.xml', 'llms.txt', 'feed.xml'])
    expect(site.read(list), list).not.toMatch(/\/(404|500|search)\b/);
});
