/** What loads the scripts of islands, and what does not. */
import type { Page } from '@playwright/test';
import { activate, expect, expectReady, test, watchRequests } from '../../support/hydration';
import { scrollThrough, settle } from '../../support/observers';
import { DESKTOP, header } from '../../support/test';

test.use({ viewport: DESKTOP });

const STARTS: Record<string, (page: Page) => Promise<void>> = {
  'the pointer on a control': (page) => header(page).getByRole('button', { name: 'Services' }).hover(),
  'the focus on a control': (page) => header(page).getByRole('button', { name: 'Services' }).focus(),
  'a bare click': (page) => header(page).getByRole('button', { name: 'Services' }).evaluate(activate),
};
for (const [name, act] of Object.entries(STARTS)) {
  test(`${name} hydrates its island alone, and asks for its files at once`, async ({ page }) => {
    const { requests, scripts } = watchRequests(page);
    await page.goto('/about');
    await act(page);
    await expectReady(page, '[data-island=SiteNav]');
    await expect(page.locator('[data-island][data-state]')).toHaveCount(1);
    expect(scripts().length).toBeLessThanOrEqual(4);
    const files = requests.filter((request) => request.resourceType() === 'script');
    expect(files.every((request) => !request.url().includes('Search'))).toBe(true);
  });
}

for (const [path, island] of [
  ['/cyber-security', 'Carousel'],
  ['/contact', 'ContactForm'],
] as const) {
  test(`${island} of ${path} hydrates when it comes into view, not before`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 300 });
    const { scripts } = watchRequests(page);
    await page.goto(path);
    await page.evaluate(settle);
    expect(scripts()).toEqual([]);
    await page.locator(`[data-island=${island}] > *`).first().scrollIntoViewIfNeeded();
    await expectReady(page, `[data-island=${island}]`);
  });
}

test('/search with a term in its URL hydrates with the page, and without one waits', async ({ page }) => {
  await page.goto('/search?q=phishing');
  await expectReady(page, '[data-island=SearchPage]');
  await page.goto('about:blank');
  const { scripts } = watchRequests(page);
  await page.goto('/search');
  await page.evaluate(settle);
  expect(scripts()).toEqual([]);
});

test('a page that is left alone, read, pointed over and walked through by key requests no script', async ({ page }) => {
  const { scripts } = watchRequests(page);
  await page.clock.install();
  await page.goto('/about');
  await page.clock.runFor(10 * 60_000);
  await page.evaluate(scrollThrough);
  for (const y of [200, 400, 600]) await page.mouse.move(300, y);
  await page.mouse.click(4, 400);
  await page.keyboard.press('Tab');
  await page.keyboard.press('PageDown');
  await page.evaluate(settle);
  expect(scripts()).toEqual([]);
});
