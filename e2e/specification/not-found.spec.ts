/** URLs that do not exist: the two not-found pages. */
import type { Page } from '@playwright/test';
import { readPage } from '../support/html';
import { expect, footer, header, main, open, test } from '../support/test';

function listen(page: Page) {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') logged.push(message.text());
  });
  return logged;
}

for (const path of ['/nowhere', '/about/nowhere', '/case-study/nowhere', '/nowhere.html']) {
  test(`shows '404', 'Oops! Page not found' and a way home at ${path}, with status 404`, {
    tag: ['@engines', ...(path === '/nowhere' ? [] : ['@all'])],
  }, async ({ page }) => {
    const logged = listen(page);
    const response = await open(page, path);
    expect(response?.status()).toBe(404);
    await expect(main(page).getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page).toHaveTitle('Page not found | Spanwell');
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    for (const landmark of [header(page), footer(page)]) await expect(landmark).toBeVisible();
    // The host may have taken .html off the URL.
    expect(logged.join('\n')).toContain(new URL(page.url()).pathname);
    await main(page).getByRole('link', { name: 'Return to Home', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
}

for (const path of ['/blog/unknown', '/blog/change-in-employee-engagement', '/blog/unknown/deeper']) {
  test(`shows 'Blog Post Not Found' at ${path}, with status 404`, {
    tag: ['@engines', ...(path === '/blog/unknown' ? [] : ['@all'])],
  }, async ({ page }) => {
    const logged = listen(page);
    const response = await open(page, path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
    await expect(
      main(page).getByText("The blog post you're looking for doesn't exist.", { exact: true }),
    ).toBeVisible();
    await expect(main(page).getByText('Oops! Page not found')).toHaveCount(0);
    await expect(page).toHaveTitle('Blog Post Not Found | Spanwell');
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    expect(logged.join('\n')).toContain(path);
    await expect(main(page).getByRole('link', { name: 'Back to the blog' })).toHaveAttribute('href', '/blog');
  });
}

test('exports the same page for hosts with a not-found page per folder', ({ site }) => {
  const page = readPage(site, '/blog/404');
  expect(page.first('h1').text).toBe('Blog Post Not Found');
  expect(page.first('title').text).toBe('Blog Post Not Found | Spanwell');
});
