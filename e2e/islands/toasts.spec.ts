/** Escape closes the newest toast from anywhere, and no toast covers the control that has the focus. */
import type { Page } from '@playwright/test';
import { fillIn, submitButton } from '../support/contact';
import { dialog } from '../support/search';
import { setLetterSize } from '../support/styles';
import { DESKTOP, expect, footer, header, openFrozen, PHONE, pointAway, test } from '../support/test';
import { announcements, letToastIn, letToastOut, notices } from '../support/toasts';

async function openWithToast(page: Page) {
  await openFrozen(page, '/contact');
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

for (const [name, use] of Object.entries(USES)) {
  test(`closes ${name} by Escape and keeps the toast, which the next Escape closes`, {
    tag: ['@wcag-2.1.2', ...(['the search', 'a menu'].includes(name) ? [] : ['@all'])],
  }, async ({ page }) => {
    await openWithToast(page);
    const opened = await use(page);
    await expect(opened).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
    await letToastOut(page);
    await expect(announcements(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await letToastOut(page);
    await expect(announcements(page)).toHaveCount(0);
  });
}

for (const { name, media, ring } of [
  { name: 'in light', media: { colorScheme: 'light' }, ring: 'rgb(21, 23, 28)' },
  { name: 'in dark', media: { colorScheme: 'dark' }, ring: 'rgb(243, 239, 228)' },
] as const) {
  test(`shows the site's ring around a focused toast ${name}`, {
    tag: ['@wcag-2.4.7', '@wcag-1.4.11', '@all'],
  }, async ({ page }) => {
    await page.emulateMedia(media);
    await openWithToast(page);
    await page.keyboard.press('Alt+t');
    await page.keyboard.press('Tab');
    await expect(announcements(page)).toBeFocused();
    await expect(announcements(page)).toHaveCSS('outline', `${ring} solid 3px`);
  });
}

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('stops the clock of a confirmation and of a notice while it has the pointer or the focus', {
    tag: '@wcag-2.2.1',
  }, async ({ page }) => {
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

// WCAG 2.2, 2.4.11 and 2.4.12: a window of 1280 by 1024 px at 400 %, and a phone whose visitor has larger letters.
for (const { letters, ...viewport } of [
  { width: 320, height: 256, letters: 16 },
  { width: 390, height: 844, letters: 32 },
]) {
  test(`covers no tab stop near it at ${viewport.width} px, letters of ${letters} px`, { tag: '@wcag-2.4.11' }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const reset = await setLetterSize(page, letters);
    await openWithToast(page);
    await expect(announcements(page)).toBeInViewport({ ratio: 0.99 });
    for (const key of ['', 'Tab', 'Tab']) {
      if (key) await page.keyboard.press(key);
      const isBelow = async () => {
        await page.clock.runFor(16);
        return page.evaluate(() => {
          const focus = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
          const toast = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect() ?? new DOMRect();
          return focus.bottom <= toast.top && focus.bottom > 0;
        });
      };
      await expect.poll(isBelow, key).toBe(true);
    }
    // The cross grows with the letters.
    const cross = await page.locator('.toast-close svg').boundingBox();
    expect(cross?.width).toBeGreaterThanOrEqual(0.75 * letters);
    await reset();
  });
}
