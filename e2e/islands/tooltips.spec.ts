/** Tooltips of the social icons and the carousel's buttons: the specification, sections 4 and 9. */
import type { Page } from '@playwright/test';
import { layOver, TEXT_SPACING } from '../support/styles';
import { DESKTOP, expect, footer, main, open, openFrozen, pointAway, test } from '../support/test';

test.use({ viewport: DESKTOP, reducedMotion: 'no-preference' });

const SOCIAL = ['LinkedIn', 'X', 'Facebook', 'YouTube'] as const;
const [FIRST, SECOND] = SOCIAL;

const social = (page: Page, name: string) => footer(page).getByRole('link', { name: new RegExp(`^${name}\\b`) });
const tooltip = (page: Page) => page.getByRole('tooltip');

/** Waits until the page has scrolled by what is done. */
async function scrollsBy(page: Page, act: () => Promise<unknown>) {
  // Two steps, as a key may overtake what is still to be evaluated.
  const scrolled = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    addEventListener('scroll', () => resolve(), { once: true });
    return { promise };
  });
  await act();
  await scrolled.evaluate(({ promise }) => promise);
}

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
  await social(page, FIRST).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(social(page, FIRST)).toBeFocused();
  await expect(tooltip(page)).toHaveText(new RegExp(`^${FIRST}`));
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
});

test('stays open where the focus has brought its link into view', async ({ page }) => {
  await social(page, FIRST).focus();
  await page.keyboard.press('Tab');
  // The next one has the focus, far below what is in view.
  await scrollsBy(page, () => page.evaluate(() => scrollTo(0, 0)));
  await expect(social(page, SECOND)).not.toBeInViewport();
  await scrollsBy(page, () => page.keyboard.press('Shift+Tab'));
  await expect(social(page, FIRST)).toBeInViewport();
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

test('stays while the pointer is on it, until Escape', async ({ page }) => {
  await social(page, FIRST).hover();
  await page.clock.runFor(700);
  const words = page.locator('.tooltip');
  await words.hover();
  await page.clock.runFor(5000);
  await expect(words).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(words).toHaveCount(0);
});

test('is in the window as a whole at 400 % and with text spacing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 256 });
  await layOver(page, TEXT_SPACING);
  for (const label of SOCIAL) {
    await social(page, label).hover();
    await page.clock.runFor(700);
    await expect(page.locator('.tooltip')).toBeInViewport({ ratio: 1 });
    expect(await page.locator('.tooltip').evaluate((element) => element.getAnimations().length)).toBe(0);
    await page.keyboard.press('Escape');
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('by touch none opens', async ({ page }) => {
    // It is marked as disabled, which stops a test's finger but no visitor's.
    await social(page, FIRST).tap({ force: true });
    await page.clock.runFor(5000);
    await expect(tooltip(page)).toHaveCount(0);
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
