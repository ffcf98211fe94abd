/** The times of tooltips and drop-downs hold on the very first use, too: they run from the visitor's move. */
import type { Page } from '@playwright/test';
import { openHeld } from '../../support/hydration';
import { DESKTOP, expect, footer, header, pointAway, test } from '../../support/test';

test.use({ viewport: DESKTOP });

async function openStill(page: Page) {
  await page.clock.install();
  // A browser stamps an event when it happens, Playwright's clock when a script first reads the stamp.
  await page.addInitScript(() => addEventListener('pointerover', ({ timeStamp }) => timeStamp, true));
  const start = await openHeld(page, '/about');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  return start;
}

const social = (page: Page, name: string) => footer(page).getByRole('link', { name: new RegExp(`^${name}\\b`) });
const tooltip = (page: Page) => page.getByRole('tooltip');

test('opens a tooltip 700 ms after the pointer has come, scripts or not, and the next one at once', async ({
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
  await pointAway(page);
  await page.clock.runFor(299);
  await social(page, 'X').hover();
  await expect(tooltip(page)).toHaveText(/^X/);
});

test('opens a tooltip at once when its time is over before the scripts arrive, and not when the pointer has left', {
  tag: '@all',
}, async ({ page }) => {
  for (const hasLeft of [false, true]) {
    const start = await openStill(page);
    await social(page, 'LinkedIn').hover();
    await page.clock.runFor(5000);
    if (hasLeft) await pointAway(page);
    await start();
    await page.clock.runFor(1);
    if (hasLeft) await page.clock.runFor(5000);
    await expect(tooltip(page)).toHaveCount(hasLeft ? 0 : 1);
  }
});

/** Leaves a menu, and stops its closing at a time. The page stops it: a busy machine may need longer than it takes. */
async function leaveMenu(page: Page, elapsedMs: number, act: 'hover' | 'click' = 'hover') {
  const trigger = header(page).getByRole('button', { name: 'Products' });
  await trigger[act]();
  const stopped = await trigger.evaluateHandle(({ nextElementSibling: panel }, time) => {
    const stop = () => {
      for (const closing of panel?.getAnimations() ?? []) {
        closing.pause();
        closing.currentTime = time;
      }
    };
    return { closing: new Promise((resolve) => panel?.addEventListener('transitionrun', () => resolve(stop()))) };
  }, elapsedMs);
  await pointAway(page);
  await stopped.evaluate(({ closing }) => closing);
  return trigger;
}

for (const act of ['hover', 'click'] as const) {
  test(`closes a menu left 600 ms before its script, after a ${act}, 400 ms after it; one left 1000 ms before stays closed`, {
    tag: act === 'hover' ? [] : ['@all'],
  }, async ({ page }) => {
    for (const elapsedMs of [600, 1000]) {
      const start = await openStill(page);
      const trigger = await leaveMenu(page, elapsedMs, act);
      await start();
      if (elapsedMs === 600) {
        await page.clock.runFor(399);
        await expect(trigger).toHaveAttribute('aria-expanded', 'true');
        await page.clock.runFor(1);
      }
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    }
  });
}
