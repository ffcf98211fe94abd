/** What each page says of itself to search engines and link previews. */
import { canonicalOf, descriptionOf, markupOf, metaOf, titleOf } from '../support/export';
import { parsePage } from '../support/html';
import { expect, test } from '../support/test';

test('repeats no title and no description on canonical pages', ({ site }) => {
  for (const read of [titleOf, descriptionOf]) {
    const values = site.routes.filter(site.isCanonical).map((route) => read(site.page(route)));
    expect(values).not.toContain('');
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test('titles and descriptions are as long as search results show', ({ site }) => {
  const wrong = site.routes.filter((route) => {
    const [title, description] = [titleOf(site.page(route)), descriptionOf(site.page(route))];
    return title.length < 10 || title.length > 65 || description.length < 50 || description.length > 160;
  });
  expect(wrong).toEqual([]);
});

test("each title ends with the site's name, or stands alone", ({ site }) => {
  for (const file of site.pageFiles) {
    const title = titleOf(site.read(file));
    expect.soft(title.length, file).toBeGreaterThan(3);
    expect.soft(title.endsWith(` | ${site.name}`) || !title.includes(' | '), `${file}: ${title}`).toBe(true);
  }
});

test('has the landmarks of a page, one h1 with words in main, and no skipped heading level', ({ site }) => {
  for (const file of site.pageFiles) {
    const page = parsePage(site.read(file));
    for (const [parent, name] of [
      ['body', 'header'],
      ['body', 'main'],
      ['body', 'footer'],
      ['main', 'h1'],
    ] as const)
      expect.soft(page.first(parent).all(name).length, `${name} of ${file}`).toBeGreaterThanOrEqual(1);
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

test('pictures have a text and a size', ({ site }) => {
  const wanting = site.pageFiles.flatMap((file) =>
    (markupOf(site.read(file)).match(/<img\s[^>]*>/g) ?? [])
      .filter((image) => !/\salt="/.test(image) || !/\swidth="\d/.test(image) || !/\sheight="\d/.test(image))
      .map((image) => `${file}: ${image}`),
  );
  expect(wanting).toEqual([]);
});

test('names language, canonical URL, link preview and theme colours on each page', ({ site }) => {
  for (const route of site.routes) {
    const html = site.page(route);
    const canonical = canonicalOf(html);
    expect.soft(html, route).toContain('<html lang="en-AU"');
    expect.soft(metaOf(html, 'og:url'), route).toBe(canonical);
    expect.soft(metaOf(html, 'og:locale'), route).toBe('en_AU');
    expect.soft(metaOf(html, 'og:site_name'), route).toBe(site.name);
    expect.soft(metaOf(html, 'og:title'), route).not.toBe('');
    expect.soft(metaOf(html, 'og:description'), route).toBe(descriptionOf(html));
    expect.soft(metaOf(html, 'og:type'), route).toMatch(/^(article|website)$/);
    expect.soft(metaOf(html, 'twitter:card'), route).toBe('summary_large_image');
    expect.soft(metaOf(html, 'twitter:image'), route).toBe(metaOf(html, 'og:image'));
    expect.soft(html, route).toContain('content="#faf8f2" media="(prefers-color-scheme: light)"');
    expect.soft(html, route).toContain('content="#14161a" media="(prefers-color-scheme: dark)"');
  }
});

test('only the not-found pages ask search engines to stay away, and name no address', ({ site }) => {
  const asks = (file: string) => /<meta name="robots" content="[^"]*noindex/.test(site.read(file));
  const missing = site.pageFiles.filter((file) => /(^|\/)404\.html$/.test(file));
  expect(missing).toEqual(expect.arrayContaining(['404.html', 'blog/404.html']));
  expect(site.pageFiles.filter(asks)).toEqual(missing);
  for (const file of missing) expect(canonicalOf(site.read(file)), file).toBeUndefined();
});
