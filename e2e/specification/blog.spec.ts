import { elementOf, markupOf } from '../support/export';
import { targets } from '../support/links';
import { expect, main, open, test, wordsIn } from '../support/reading';

// One page for all tests of the file, in order.
test.describe.configure({ mode: 'default' });

const PATH = '/blog/change-in-employee-engagement-perception';
const TITLE = 'Change in Employee Engagement Perception';

test('the list has one card, dated March 15, 2024, with a Read More to the post', async ({ page }) => {
  await open(page, '/blog');
  const cards = main(page).getByRole('article');
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('heading', { name: TITLE, exact: true })).toBeVisible();
  await expect(cards.getByText('March 15, 2024', { exact: true })).toBeVisible();
  await expect(cards.getByRole('img')).toHaveAccessibleName(/./);
  expect(new Set(await targets(cards))).toEqual(new Set([PATH]));
  await cards.getByRole('link', { name: /^Read More/ }).click();
  await expect(page).toHaveURL(PATH);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(TITLE);
});

test('the post has its title, date and excerpt, and 800 words or more', async ({ page }) => {
  await open(page, PATH);
  const article = main(page).getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(article.locator('time')).toHaveText('March 15, 2024');
  await expect(article.locator('time')).toHaveAttribute('datetime', '2024-03-15');
  await expect(article).toContainText('Engagement used to be a score that arrived once a year.');
  expect(await wordsIn(article)).toBeGreaterThan(800);
});

test('the drawing of the post is in the first view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, PATH);
  await expect(main(page).getByRole('img').first()).toBeInViewport({ ratio: 0.98 });
});

test('the post leads back to the list', async ({ page }) => {
  await open(page, PATH);
  await main(page).getByRole('link', { name: 'Back to the blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('every footnote and its way back lead to a place on the page', async ({ page }) => {
  await open(page, PATH);
  const anchors = await main(page)
    .locator('a[href^="#"]')
    .evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '').slice(1)));
  expect(anchors.length).toBeGreaterThan(1);
  for (const id of anchors) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
  await expect(main(page).getByRole('link', { name: 'Back to reference 1', exact: true })).toHaveCount(1);
});

test('with the one post of the specification there is no pager and no topic', ({ site }) => {
  const [blog, studies] = ['/blog', '/case-study'].map((route) => elementOf(markupOf(site.page(route)), 'main'));
  expect(blog).toContain(`href="${PATH}"`);
  expect(blog?.match(/<article/g)).toHaveLength(1);
  expect(blog).not.toMatch(/aria-label="(Pages|Topics)"/);
  expect(studies?.match(/<article/g)).toHaveLength(3);
});
