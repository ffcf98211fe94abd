/** What starts a page's scripts, and what does not. */
import type { Page } from '@playwright/test';
import { scrollThrough, settle } from '../../support/observers';
import { activate, expect, test, watchRequests, watchRuntime } from '../../support/waking';

const WAKES: Record<string, (page: Page) => Promise<void>> = {
  'the pointer on a control': (page) => page.getByRole('button', { name: 'Services' }).hover(),
  'the focus on a control': (page) => page.getByRole('button', { name: 'Services' }).focus(),
  'a shortcut': (page) => page.keyboard.press('Control+k'),
  'a bare click': (page) => page.getByRole('button', { name: 'Services' }).evaluate(activate),
};
for (const [name, act] of Object.entries(WAKES)) {
  test(`${name} starts the page's scripts`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const runtime = await watchRuntime(page);
    await page.goto('/about');
    await act(page);
    await runtime.isReady();
  });
}

for (const [path, island] of [
  ['/cyber-security', '[aria-roledescription=carousel]'],
  ['/contact', 'form'],
] as const) {
  test(`${island} of ${path} starts them when it comes into view, and not before`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 300 });
    const { scripts } = watchRequests(page);
    const runtime = await watchRuntime(page);
    await page.goto(path);
    await page.evaluate(settle);
    expect(scripts()).toEqual([]);
    await page.locator(`main ${island}`).scrollIntoViewIfNeeded();
    await runtime.isReady();
  });
}

for (const path of ['/no-such-page', '/blog/404']) {
  test(`${path} starts at once: it has a path to log`, async ({ page, complaints }) => {
    const runtime = await watchRuntime(page);
    await page.goto(path);
    await runtime.isReady();
    // The browser's own word on the status.
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 404/.test(text)));
  });
}

test('a page that is left alone, read, pointed over and walked through by key asks for no script', async ({ page }) => {
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
