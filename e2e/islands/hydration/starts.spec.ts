/** Events that load the scripts of islands, and others that do not. */
import type { Locator } from '@playwright/test';
import { activate, SCRIPTS } from '../../support/hydration';
import { scrollThrough, settle } from '../../support/observers';
import { DESKTOP, expect, expectReady, header, test } from '../../support/test';

test.use({ viewport: DESKTOP });

/** Each file once: an import reads from the cache what the loader has fetched. */
const scriptsIn = (requests: readonly string[]) => [...new Set(requests.filter((url) => SCRIPTS.test(url)))];

test('hydrates the island of a control alone, by pointer, focus or a bare click, with four files at most', async ({
  page,
  requests,
}) => {
  for (const act of [
    (control: Locator) => control.hover(),
    (control: Locator) => control.focus(),
    (control: Locator) => control.evaluate(activate),
  ]) {
    requests.length = 0;
    await page.goto('/about');
    await act(header(page).getByRole('button', { name: 'Services' }));
    await expectReady(page, '[data-island=SiteNav]');
    await expect(page.locator('[data-island][data-state]')).toHaveCount(1);
    expect(scriptsIn(requests).length).toBeLessThanOrEqual(4);
    expect(scriptsIn(requests).filter((url) => url.includes('Search'))).toEqual([]);
    await page.goto('about:blank');
  }
});

test('hydrates the carousel and the form when they scroll into view, not before', async ({ page, requests }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  for (const [path, island] of Object.entries({ '/cyber-security': 'Carousel', '/contact': 'ContactForm' })) {
    requests.length = 0;
    await page.goto(path);
    await page.evaluate(settle);
    expect(scriptsIn(requests)).toEqual([]);
    await page.locator(`[data-island=${island}] > *`).first().scrollIntoViewIfNeeded();
    await expectReady(page, `[data-island=${island}]`);
    await page.goto('about:blank');
  }
});

test('hydrates /search with the page if its URL has a term, and waits without one', async ({ page, requests }) => {
  await page.goto('/search?q=phishing');
  await expectReady(page, '[data-island=SearchPage]');
  await page.goto('about:blank');
  requests.length = 0;
  await page.goto('/search');
  await page.evaluate(settle);
  expect(scriptsIn(requests)).toEqual([]);
});

test('requests no script while a page is left alone, read, pointed over and walked by key', async ({
  page,
  requests,
}) => {
  await page.clock.install();
  await page.goto('/about');
  await page.clock.runFor(10 * 60_000);
  await page.evaluate(scrollThrough);
  for (const y of [200, 400, 600]) await page.mouse.move(300, y);
  await page.mouse.click(4, 400);
  await page.keyboard.press('Tab');
  await page.keyboard.press('PageDown');
  await page.evaluate(settle);
  expect(scriptsIn(requests)).toEqual([]);
});
