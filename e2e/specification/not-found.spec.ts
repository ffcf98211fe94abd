/** URLs that do not exist: the two not-found pages. invariants/heads.spec.ts asks that search engines skip them. */
import type { Page } from '@playwright/test';
import { readPage } from '../support/html';
import { expect, footer, header, main, open, test } from '../support/test';

const MISSING = {
  heading: 'Oops! Page not found',
  title: 'Page not found | Spanwell',
  words: '404',
  way: ['Return to Home', '/'],
  paths: ['/nowhere', '/about/nowhere', '/case-study/nowhere', '/nowhere.html'],
};
const MISSING_POST = {
  heading: 'Blog Post Not Found',
  title: 'Blog Post Not Found | Spanwell',
  words: "The blog post you're looking for doesn't exist.",
  way: ['Back to the blog', '/blog'],
  paths: ['/blog/unknown', '/blog/change-in-employee-engagement', '/blog/unknown/deeper'],
};

async function expectMissing(page: Page, path: string, { heading, title, words, way }: typeof MISSING) {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') logged.push(message.text());
  });
  const response = await open(page, path);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(main(page).getByText(words, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(title);
  for (const landmark of [header(page), footer(page)]) await expect(landmark).toBeVisible();
  // The host may have taken .html off the URL.
  expect(logged.join('\n')).toContain(new URL(page.url()).pathname);
  const terms = path.slice(1).replace('.html', '').replace(/[/_-]/g, '+');
  const search = main(page).getByRole('link', { name: 'Search and all pages' });
  await expect(search, 'a search for the words of the path').toHaveAttribute('href', `/search?q=${terms}`);
  const [name = '', target = ''] = way;
  await main(page).getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(target);
}

for (const state of [MISSING, MISSING_POST]) {
  const [first = '', ...others] = state.paths;
  test(`shows '${state.heading}' and a way on at ${first}, with status 404`, { tag: '@engines' }, ({ page }) =>
    expectMissing(page, first, state),
  );

  test(`shows '${state.heading}' at any other such URL`, { tag: '@all' }, async ({ page }) => {
    for (const path of others) await expectMissing(page, path, state);
  });
}

test('exports the same page for hosts with a not-found page per folder', ({ site }) => {
  const page = readPage(site, '/blog/404');
  expect(page.first('h1').text).toBe('Blog Post Not Found');
  expect(page.first('title').text).toBe('Blog Post Not Found | Spanwell');
});
