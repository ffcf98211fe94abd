/**
 * URLs that do not exist: the two not-found pages. tools/hosts/servers.spec.ts lists more such URLs, and
 * invariants/heads.spec.ts asks that search engines skip them.
 */
import { expect, footer, header, main, open, test } from '../support/test';

for (const { path, heading, title, words, terms, way } of [
  {
    path: '/about/nowhere.html',
    heading: 'Oops! Page not found',
    title: 'Page not found | Spanwell',
    words: '404',
    terms: 'about+nowhere',
    way: ['Return to Home', '/'],
  },
  {
    path: '/blog/change-in-employee/deeper',
    heading: 'Blog Post Not Found',
    title: 'Blog Post Not Found | Spanwell',
    words: "The blog post you're looking for doesn't exist.",
    terms: 'blog+change+in+employee+deeper',
    way: ['Back to the blog', '/blog'],
  },
] as const)
  test(`shows '${heading}' and a way on at ${path}, with status 404`, { tag: '@engines' }, async ({ page }) => {
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
    const search = main(page).getByRole('link', { name: 'Search and all pages' });
    await expect(search, 'a search for the words of the path').toHaveAttribute('href', `/search?q=${terms}`);
    const [name, target] = way;
    await main(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(target);
  });
