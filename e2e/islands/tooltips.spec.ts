/** Tooltips of the social icons and the carousel's buttons: the specification, sections 4 and 9. */
import type { Page } from '@playwright/test';
import { DESKTOP, expect, footer, main, open, openFrozen, pointAway, test } from '../support/test';

test.use({ viewport: DESKTOP });

const SOCIAL = ['LinkedIn', 'X', 'Facebook', 'YouTube'] as const;
const [FIRST, SECOND] = SOCIAL;

const social = (page: Page, name: string) => footer(page).getByRole('link', { name, exact: true });
const tooltip = (page: Page) => page.getByRole('tooltip');

test.beforeEach(async ({ page }) => {
  await openFrozen(page, '/');
  await footer(page).scrollIntoViewIfNeeded();
});

test('each social link has one that says the link is still to come', async ({ page }) => {
  for (const label of SOCIAL) {
    await social(page, label).hover();
    await page.clock.runFor(700);
    await expect(tooltip(page)).toHaveText(`${label}: Link coming soon`);
    await pointAway(page);
    await expect(tooltip(page)).toHaveCount(0);
  }
});

test('opens 700 ms after the pointer has come: not at 699 ms, at 700 ms', async ({ page }) => {
  await social(page, FIRST).hover();
  await page.clock.runFor(699);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveCount(1);
});

test('does not open when the pointer leaves in time', async ({ page }) => {
  await social(page, FIRST).hover();
  await page.clock.runFor(699);
  await pointAway(page);
  await page.clock.runFor(5000);
  await expect(tooltip(page)).toHaveCount(0);
});

test('opens at once on keyboard focus, and closes on Escape', async ({ page }) => {
  await footer(page).getByRole('link', { name: FIRST }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(social(page, FIRST)).toBeFocused();
  await expect(tooltip(page)).toHaveText(new RegExp(`^${FIRST}`));
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
});

test.describe('after one has closed', () => {
  test.beforeEach(async ({ page }) => {
    await social(page, FIRST).hover();
    await page.clock.runFor(700);
    await expect(tooltip(page)).toHaveCount(1);
    await pointAway(page);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('the next opens at once within 300 ms', async ({ page }) => {
    await page.clock.runFor(299);
    await social(page, SECOND).hover();
    await expect(tooltip(page)).toHaveText(new RegExp(`^${SECOND}`));
  });

  test('the next waits its 700 ms again from 300 ms on', async ({ page }) => {
    await page.clock.runFor(300);
    await social(page, SECOND).hover();
    await page.clock.runFor(699);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip(page)).toHaveText(new RegExp(`^${SECOND}`));
  });
});

test("the carousel's two buttons have one after 700 ms", async ({ page }) => {
  for (const name of ['Previous slide', 'Next slide']) {
    await open(page, '/cyber-security');
    await main(page).getByRole('button', { name, exact: true }).hover();
    await page.clock.runFor(699);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip(page)).toHaveText(name);
  }
});
