/** Events that load the scripts of islands, and others that do not. */
import type { Locator } from '@playwright/test';
import { activate, expect, expectReady, test, watchRequests } from '../../support/hydration';
import { scrollThrough, settle } from '../../support/observers';
import { DESKTOP, header } from '../../support/test';

test.use({ viewport: DESKTOP });

const STARTS = [
  (control: Locator) => control.hover(),
  (control: Locator) => control.focus(),
  (control: Locator) => control.evaluate(activate),
];

test('pointer, focus and a bare click on a control hydrate its island alone, and request its files at once', async ({
  page,
}) => {
  for (const act of STARTS) {
    await page.goto('about:blank');
    const { scripts } = watchRequests(page);
    await page.goto('/about');
    await act(header(page).getByRole('button', { name: 'Services' }));
    await expectReady(page, '[data-island=SiteNav]');
    await expect(page.locator('[data-island][data-state]')).toHaveCount(1);
    expect(scripts().length).toBeLessThanOrEqual(4);
    expect(scripts().filter((url) => url.includes('Search'))).toEqual([]);
  }
});

test('hydrates the carousel and the form when they scroll into view, not before', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  for (const [path, island] of [
    ['/cyber-security', 'Carousel'],
    ['/contact', 'ContactForm'],
  ] as const) {
    const { scripts } = watchRequests(page);
    await page.goto(path);
    await page.evaluate(settle);
    expect(scripts()).toEqual([]);
    await page.locator(`[data-island=${island}] > *`).first().scrollIntoViewIfNeeded();
    await expectReady(page, `[data-island=${island}]`);
    await page.goto('about:blank');
  }
});

test('/search with a term in its URL hydrates with the page, and without one waits', async ({ page }) => {
  await page.goto('/search?q=phishing');
  await expectReady(page, '[data-island=SearchPage]');
  await page.goto('about:blank');
  const { scripts } = watchRequests(page);
  await page.goto('/search');
  await page.evaluate(settle);
  expect(scripts()).toEqual([]);
});

test('requests no script while a page is left alone, read, pointed over and walked through by key', async ({
  page,
}) => {
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
