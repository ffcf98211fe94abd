/** The times of the specification (section 9) hold on the very first use, too: they run from the visitor's move. */
import type { Page } from '@playwright/test';
import { expect, openHeld, test } from '../../support/hydration';
import { DESKTOP, footer, header, pointAway } from '../../support/test';

test.use({ viewport: DESKTOP });

/** A page whose time stands still and whose scripts are held back. */
async function openStill(page: Page) {
  await page.clock.install();
  const start = await openHeld(page, '/about');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  return start;
}

const social = (page: Page, name: string) => footer(page).getByRole('link', { name: new RegExp(`^${name}\\b`) });
const tooltip = (page: Page) => page.getByRole('tooltip');

test('a tooltip opens 700 ms after the pointer has come, scripts or not: not at 699 ms, at 700 ms', async ({
  page,
}) => {
  const start = await openStill(page);
  await social(page, 'LinkedIn').hover();
  await page.clock.runFor(400);
  await start();
  await page.clock.runFor(299);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText(/^LinkedIn/);
});

test('the tooltip after it opens at once', async ({ page }) => {
  const start = await openStill(page);
  await social(page, 'LinkedIn').hover();
  await start();
  await page.clock.runFor(700);
  await expect(tooltip(page)).toHaveText(/^LinkedIn/);
  await pointAway(page);
  await page.clock.runFor(299);
  await social(page, 'X').hover();
  await expect(tooltip(page)).toHaveText(/^X/);
});

test('a tooltip whose time is over when the scripts come opens at once', async ({ page }) => {
  const start = await openStill(page);
  await social(page, 'LinkedIn').hover();
  await page.clock.runFor(5000);
  await start();
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText(/^LinkedIn/);
});

test('a tooltip does not open where the pointer has gone again', async ({ page }) => {
  const start = await openStill(page);
  await social(page, 'LinkedIn').hover();
  await pointAway(page);
  await start();
  await page.clock.runFor(5000);
  await expect(tooltip(page)).toHaveCount(0);
});

/** Opens a menu by CSS, leaves it, and moves the time of the page's styles on; no clock of a test does that. */
async function leaveMenu(page: Page, elapsedMs: number, act: 'hover' | 'click' = 'hover') {
  const trigger = header(page).getByRole('button', { name: 'Products' });
  await trigger[act]();
  await pointAway(page);
  await trigger.evaluate((button, time) => {
    for (const closing of button.nextElementSibling?.getAnimations() ?? []) {
      closing.pause();
      closing.currentTime = time;
    }
  }, elapsedMs);
  return trigger;
}

for (const act of ['hover', 'click'] as const) {
  test(`a menu left 600 ms before its script, after a ${act}, closes 400 ms after it: open at 399 ms, closed at 400 ms`, async ({
    page,
  }) => {
    const start = await openStill(page);
    const trigger = await leaveMenu(page, 600, act);
    await start();
    await page.clock.runFor(399);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(1);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test(`a menu left 1000 ms before its script, after a ${act}, stays closed`, async ({ page }) => {
    const start = await openStill(page);
    const trigger = await leaveMenu(page, 1000, act);
    await start();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });
}
