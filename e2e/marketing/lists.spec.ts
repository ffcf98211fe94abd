/** Many posts: pages, topics and neighbours of a list. */
import { BASE, SLUGS } from '../support/marketing';
import { expect, test } from '../support/test';

test('the blog shows ten posts a page, each with its address, its neighbours and every post once', async ({
  page,
  site,
}) => {
  const shown: string[] = [];
  for (const [number, address] of ['/blog', '/blog/page/2', '/blog/page/3'].entries()) {
    await page.goto(`${BASE}${address}`);
    shown.push(
      ...(await page
        .locator('main article h2 a')
        .evaluateAll((links) => links.map((a) => a.getAttribute('href') ?? ''))),
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.home + address);
    const [prev, next] = [page.locator('link[rel=prev]'), page.locator('link[rel=next]')];
    if (number === 0) await expect(prev).toHaveCount(0);
    else await expect(prev).toHaveAttribute('href', `${site.home}${number === 1 ? '/blog' : '/blog/page/2'}`);
    if (number === 2) await expect(next).toHaveCount(0);
    else await expect(next).toHaveAttribute('href', `${site.home}/blog/page/${number + 2}`);
    await expect(page.locator('main article')).toHaveCount(number === 2 ? 9 : 10);
    const current = page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).first();
    await expect(current).toHaveAttribute('aria-current', 'page');
  }
  expect(shown).toEqual(SLUGS.map((slug) => `${BASE}/blog/${slug}`));
  await page.goto(`${BASE}/blog`);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL(`${site.origin}${BASE}/blog/page/2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, page 2$/);
  expect(site.has('blog/page/4.html')).toBe(false);
});

test('topics list their posts, and a post its topics', async ({ page, site }) => {
  await page.goto(`${BASE}/blog/tag/rare`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Topic: Rare');
  const links = page.locator('main article h2 a');
  await expect(links).toHaveText([21, 14, 7, 0].map((index) => `Generated note number ${index}`));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\/tag\/rare$/);
  const topics = page.getByRole('navigation', { name: 'Topics' });
  await expect(topics.getByRole('link')).toHaveText([
    'All',
    'Cloud',
    'Cyber security',
    'Data',
    'Integration',
    'People',
    'Rare',
  ]);
  await page.goto(`${BASE}/blog/note-7`);
  await page.getByRole('main').getByRole('link', { name: 'Rare' }).click();
  await expect(page).toHaveURL(`${site.origin}${BASE}/blog/tag/rare`);
});

test('pages of a list and of a topic are known to search engines as what they are', async ({ page, site }) => {
  const sitemap = site.read('sitemap.xml');
  const heads = new Set<string>();
  for (const [address, title, steps] of [
    ['/blog/page/2', 'Blog, page 2', ['Home', 'Blog', 'Blog, page 2']],
    ['/blog/tag/rare', 'Blog: Rare', ['Home', 'Blog', 'Topic: Rare']],
  ] as const) {
    expect(sitemap).toContain(`<loc>${site.home}${address}</loc>`);
    await page.goto(`${BASE}${address}`);
    await expect(page).toHaveTitle(`${title} | ${site.name}`);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description?.length).toBeGreaterThanOrEqual(50);
    expect(description?.length).toBeLessThanOrEqual(160);
    heads.add(description ?? '');
    await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem')).toHaveText([...steps]);
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')['@graph'];
    const list = graph.find((thing: { '@type': string }) => thing['@type'] === 'CollectionPage');
    const links = await page.locator('main article h2 a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(list.mainEntity.itemListElement.map(({ item }: { item: string }) => new URL(item).pathname)).toEqual(links);
    expect(list.mainEntity.itemListElement[0].position).toBe(address === '/blog/page/2' ? 11 : 1);
  }
  expect(heads.size).toBe(2);
});

test('a post leads to the newer and the older one, and to no other', async ({ page }) => {
  for (const [index, slug] of [
    [0, SLUGS[0]],
    [5, SLUGS[5]],
    [27, SLUGS[27]],
  ] as const) {
    await page.goto(`${BASE}/blog/${slug}`);
    const links = page.getByRole('navigation', { name: 'More from the blog' }).getByRole('link');
    const expected = [SLUGS[index - 1], SLUGS[index + 1]].filter((other) => other !== undefined);
    expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(
      expected.map((other) => `${BASE}/blog/${other}`),
    );
  }
});
