/** Escape closes the newest toast from anywhere, no toast covers the focused control, and failures stay. */
import type { Page } from '@playwright/test';
import { fillIn, submitButton } from '../support/contact';
import { dialog } from '../support/search';
import { DESKTOP, expect, footer, header, openFrozen, PHONE, pointAway, test } from '../support/test';
import { announcements, expectGone, letToastIn, letToastOut, notices, toasts } from '../support/toasts';

async function openWithToast(page: Page) {
  await openFrozen(page, '/contact');
  await sendForToast(page);
}

async function sendForToast(page: Page) {
  await fillIn(page);
  await submitButton(page).press('Enter');
  await letToastIn(page);
  await expect(announcements(page)).toHaveCount(1);
}

/** Opens something that Escape closes. @returns a part that is visible while it is open */
const USES = {
  'the search': async (page: Page) => {
    await page.keyboard.press('Control+k');
    return dialog(page);
  },
  'a menu': async (page: Page) => {
    await header(page).getByRole('button', { name: 'Services' }).press('Enter');
    return header(page).getByRole('link', { name: 'Life Sciences' });
  },
  'a tooltip': async (page: Page) => {
    await footer(page)
      .getByRole('link', { name: /^LinkedIn/ })
      .focus();
    return page.getByRole('tooltip');
  },
  'the phone menu': async (page: Page) => {
    await page.setViewportSize(PHONE);
    await page.locator('.phone-nav > summary').press('Enter');
    return page.locator('.phone-nav').getByRole('link', { name: 'Blog' });
  },
};

test.use({ viewport: DESKTOP });

test('closes the search, a menu or a tooltip by Escape and keeps the toast, which the next Escape closes', {
  tag: '@engines',
}, async ({ page }) => {
  await openFrozen(page, '/contact');
  for (const [name, use] of Object.entries(USES)) {
    await sendForToast(page);
    const opened = await use(page);
    await expect(opened, name).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened, name).toBeHidden();
    await letToastOut(page);
    await expect(announcements(page), name).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expectGone(page);
  }
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('stops the clock of a confirmation and of a notice while it has the pointer or the focus', async ({ page }) => {
    await openWithToast(page);
    for (const [toast, button] of [
      [announcements(page), submitButton(page)],
      [notices(page), page.getByRole('button', { name: 'Copy phone number' })],
    ] as const) {
      if ((await toast.count()) === 0) await button.click();
      await expect.poll(() => letToastIn(page).then(() => toast.count())).toBe(1);
      await toast.hover();
      await page.clock.runFor(60_000);
      await toast.getByRole('button').focus();
      await pointAway(page);
      await page.clock.runFor(60_000);
      await expect(toast).toHaveCount(1);
      await button.focus();
      await page.clock.runFor(3900);
      await expect(toast).toHaveCount(1);
      await page.clock.runFor(1200);
      await expect(toast).toHaveCount(0);
    }
  });
});

/** Expects the focused control in the window, and above all toasts. */
async function expectFocusFree(page: Page, when: string) {
  const readPlaces = () =>
    page.evaluate(() => {
      const tops = [...document.querySelectorAll('[data-sonner-toast][data-removed=false]')].map(
        (toast) => toast.getBoundingClientRect().top,
      );
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      return { isInWindow: top >= 0 && bottom > 0, isAboveToasts: bottom <= Math.min(...tops) };
    });
  await expect.poll(readPlaces, { message: when }).toEqual({ isInWindow: true, isAboveToasts: true });
}

test.describe('several toasts', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const copyByKey = async (page: Page, name: string, count: number) => {
    await page.getByRole('button', { name, exact: true }).press('Enter');
    // The clipboard answers in its own time, not on the page's clock.
    await expect.poll(() => letToastIn(page).then(() => notices(page).count())).toBe(count);
  };

  test('keeps the focused control free at 320 x 256 px, when the first leaves before the second and at the end of the page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openFrozen(page, '/contact');
    await copyByKey(page, 'Copy phone number', 1);
    await expectFocusFree(page, 'one notice');
    await page.clock.runFor(2000);
    await copyByKey(page, 'Copy email address', 2);
    await expectFocusFree(page, 'two notices');
    await page.clock.runFor(2000);
    await letToastOut(page);
    await expect(notices(page)).toHaveText(['Email address copied']);
    await page.getByRole('button', { name: 'Copy phone number' }).focus();
    await expectFocusFree(page, 'the second notice alone');
    await footer(page).getByRole('link').last().focus();
    await expectFocusFree(page, 'at the end of the page');
  });
});

test('shows a toast in front of the open search, where it can be closed, and keeps it after the search', {
  tag: '@all',
}, async ({ page }) => {
  await openWithToast(page);
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  const close = announcements(page).getByRole('button');
  await expect(close).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(announcements(page)).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await close.click();
  await letToastOut(page);
  await expect(toasts(page)).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
});

test('keeps a failure until it is closed, and announces a repeated one again', async ({ page }) => {
  await page.addInitScript(() => {
    // The map's frame, which has no network here, has no clipboard either.
    if (navigator.clipboard)
      Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) });
  });
  await openFrozen(page, '/contact');
  const failure = toasts(page).filter({ hasText: 'Copying failed. Please select the text and copy it by hand.' });
  for (const name of ['Copy phone number', 'Copy email address']) {
    await page.getByRole('button', { name }).click();
    await expect.poll(() => letToastIn(page).then(() => failure.count())).toBeGreaterThan(0);
    await letToastOut(page);
    await expect(failure).toHaveCount(1);
  }
  await pointAway(page);
  await page.clock.runFor(10 * 60_000);
  await expect(failure).toHaveCount(1);
  await failure.getByRole('button', { name: 'Close message' }).click();
  await letToastOut(page);
  await expect(failure).toHaveCount(0);
});

test('shows the focus on toasts, in both schemes and forced colours', async ({ page }) => {
  await openWithToast(page);
  for (const media of [
    { colorScheme: 'light', forcedColors: 'none' },
    { colorScheme: 'dark', forcedColors: 'none' },
    { colorScheme: 'dark', forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia(media);
    await page.keyboard.press('Alt+t');
    for (const place of ['the list', 'a toast']) {
      await expect(announcements(page), place).toHaveCSS('outline-style', 'solid');
      await expect(announcements(page), place).toHaveCSS('outline-width', '3px');
      await page.keyboard.press('Tab');
    }
    await expect(announcements(page).getByRole('button')).toBeFocused();
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
});
