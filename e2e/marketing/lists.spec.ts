/** Lists of many posts: their pages and sibling links. */
import { descriptionOf, titleOf } from '../support/export';
import { mainOf, type Part, pageOf } from '../support/html';
import { BASE, SLUGS } from '../support/marketing';
import { onlyIn } from '../support/structured-data';
import { expect, test } from '../support/test';

const linksOf = (main: Part) => main.all('article').map((card) => card.first('h2').targets[0]);
const relOf = (page: Part, rel: string) => page.all('link', { rel }).map((link) => link.attribute('href'));
const nav = (page: Part, name: string) => page.all('nav').find((part) => part.name === name);

test('shows ten posts a page, with sibling links, and every post once', ({ site }) => {
  const paths = ['/blog', '/blog/page/2', '/blog/page/3'];
  for (const [index, path] of paths.entries()) {
    const page = pageOf(site, path);
    expect(mainOf(site, path).all('article')).toHaveLength(index === 2 ? 9 : 10);
    expect(relOf(page, 'canonical')).toEqual([site.home + path]);
    expect(relOf(page, 'prev')).toEqual(
      paths.slice(index - 1 < 0 ? 3 : index - 1, index).map((path) => site.home + path),
    );
    expect(relOf(page, 'next')).toEqual(paths.slice(index + 1, index + 2).map((path) => site.home + path));
    expect(page.first('header').first('a', { 'aria-current': 'page' }).name).toBe('Blog');
  }
  expect(paths.flatMap((path) => linksOf(mainOf(site, path)))).toEqual(SLUGS.map((slug) => `${BASE}/blog/${slug}`));
  expect(nav(mainOf(site, '/blog'), 'Pages')?.links).toContainEqual(['Older', `${BASE}/blog/page/2`]);
  expect(mainOf(site, '/blog/page/2').first('h1').text).toMatch(/, page 2$/);
  expect(site.has('blog/page/4.html')).toBe(false);
});

test('gives search engines titles, descriptions, breadcrumbs and lists of further pages', ({ site }) => {
  const descriptions = new Set<string>();
  for (const [path, title, first] of [
    ['/blog/page/2', 'Blog, page 2', 11],
    ['/blog/page/3', 'Blog, page 3', 21],
  ] as const) {
    expect(site.read('sitemap.xml')).toContain(`<loc>${site.home}${path}</loc>`);
    expect(titleOf(site.page(path))).toBe(`${title} | ${site.name}`);
    descriptions.add(descriptionOf(site.page(path)));
    const breadcrumb = nav(pageOf(site, path), 'You are here')?.all('li');
    expect(breadcrumb?.map(({ text }) => text)).toEqual(['Home', 'Blog']);
    const { itemListElement: items } = onlyIn(site.page(path), 'ItemList') as unknown as {
      itemListElement: { item: string; position: number }[];
    };
    expect(items.map(({ item }) => new URL(item).pathname)).toEqual(linksOf(mainOf(site, path)));
    expect(items[0]?.position).toBe(first);
  }
  expect(descriptions.size).toBe(2);
});

test('links a post to the newer and the older one, and to no other', ({ site }) => {
  for (const index of [0, 5, 27]) {
    const siblings = [SLUGS[index - 1], SLUGS[index + 1]].filter((slug) => slug !== undefined);
    const links = nav(mainOf(site, `/blog/${SLUGS[index]}`), 'More from the blog')?.targets;
    expect(links).toEqual(siblings.map((slug) => `${BASE}/blog/${slug}`));
  }
});
