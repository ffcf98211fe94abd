/**
 * Toasts: confirmations of 5000 ms and the notices of the copy buttons, 4000 ms and at most 3. Escape closes the newest from
 * anywhere, none covers the focused control, and failures stay.
 */
import type { Page } from '@playwright/test';
import { fillIn, submitButton } from '../support/contact';
import { dialog } from '../support/search';
import { DESKTOP, expect, footer, header, open, openFrozen, PHONE, pointAway, test } from '../support/test';
import { announcements, expectGone, letToastIn, letToastOut, notices, toasts } from '../support/toasts';

test.use({ viewport: DESKTOP, hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] });

const COPY_PHONE = 'Copy phone number';
const COPY_EMAIL = 'Copy email address';
const PHONE_COPIED = 'Phone number copied';
const EMAIL_COPIED = 'Email address copied';
const POST = '/blog/change-in-employee-engagement-perception';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Uses a copy button, and waits for so many notices: the clipboard answers in its own time, not on the page's clock. */
async function copy(page: Page, name: string, count: number) {
  await button(page, name).press('Enter');
  await expect.poll(() => letToastIn(page).then(() => notices(page).count())).toBe(count);
}

async function sendForToast(page: Page) {
  await fillIn(page);
  await submitButton(page).press('Enter');
  await letToastIn(page);
  await expect(announcements(page)).toHaveCount(1);
}

test('copies by click, key and tap, says so, and keeps the focus of a key', async ({ page }) => {
  const expectCopied = async (text: string, notice: string) => {
    await expect(notices(page).first()).toHaveText(notice);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  };
  await open(page, '/contact');
  await button(page, COPY_PHONE).press('Enter');
  await expectCopied('+61 2 5550 0100', PHONE_COPIED);
  await expect(button(page, COPY_PHONE)).toBeFocused();
  await button(page, COPY_EMAIL).tap();
  await expectCopied('sales@spanwell.example', EMAIL_COPIED);
  await open(page, POST);
  await button(page, 'Copy link').click();
  await expectCopied(`https://www.spanwell.example${POST}`, 'Link copied');
});

test('closes a notice after 4000 ms, not while it has the pointer or the focus, and shows 3 at most', async ({
  page,
}) => {
  await openFrozen(page, '/contact');
  await copy(page, COPY_PHONE, 1);
  await pointAway(page);
  await page.clock.runFor(3999);
  await expect(notices(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expectGone(page);

  const shown = async () => {
    // Two frames: a notice that makes room leaves with the next one.
    await page.clock.runFor(32);
    return notices(page).allInnerTexts();
  };
  await copy(page, COPY_PHONE, 1);
  for (const count of [2, 3]) await copy(page, COPY_EMAIL, count);
  expect((await shown()).sort()).toEqual([EMAIL_COPIED, EMAIL_COPIED, PHONE_COPIED].sort());
  await button(page, COPY_EMAIL).press('Enter');
  await expect.poll(shown).toEqual([EMAIL_COPIED, EMAIL_COPIED, EMAIL_COPIED]);
  for (const notice of await notices(page).all()) await expect(notice).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(4000);
  await expectGone(page);

  await copy(page, COPY_PHONE, 1);
  await notices(page).hover();
  await page.clock.runFor(60_000);
  await notices(page).getByRole('button').focus();
  await pointAway(page);
  await page.clock.runFor(60_000);
  await expect(notices(page)).toHaveCount(1);
  await button(page, COPY_PHONE).focus();
  await page.clock.runFor(3900);
  await expect(notices(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(notices(page)).toHaveCount(0);
});

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

test('closes what is open by Escape before a toast, and the toast by the next Escape', { tag: '@engines' }, async ({
  page,
}) => {
  await openFrozen(page, '/contact', '');
  for (const [name, use] of Object.entries(USES))
    await test.step(name, async () => {
      await sendForToast(page);
      const opened = await use(page);
      await expect(opened).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opened).toBeHidden();
      await letToastOut(page);
      await expect(announcements(page)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expectGone(page);
    });
});

test('closes a toast by its button in front of the search', async ({ page }) => {
  await openFrozen(page, '/contact', '');
  await sendForToast(page);
  await page.keyboard.press('Control+k');
  await announcements(page).getByRole('button').click();
  await letToastOut(page);
  await expect(toasts(page)).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
});

test('shows the focus of a toast and of their list, in forced colours too', { tag: '@all' }, async ({ page }) => {
  await openFrozen(page, '/contact');
  await sendForToast(page);
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    await page.keyboard.press('Alt+t');
    for (const place of ['the list', 'a toast']) {
      await expect(announcements(page), place).toHaveCSS('outline', /solid 3px/);
      await page.keyboard.press('Tab');
    }
    await expect(announcements(page).getByRole('button')).toBeFocused();
  }
  await page.emulateMedia({ forcedColors: null });
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

test('keeps the focused control free at 320 x 256 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openFrozen(page, '/contact');
  await copy(page, COPY_PHONE, 1);
  await expectFocusFree(page, 'one notice');
  await page.clock.runFor(2000);
  await copy(page, COPY_EMAIL, 2);
  await expectFocusFree(page, 'two notices');
  await page.clock.runFor(2000);
  await letToastOut(page);
  await expect(notices(page)).toHaveText([EMAIL_COPIED]);
  await button(page, COPY_PHONE).focus();
  await expectFocusFree(page, 'the second notice alone');
  await footer(page).getByRole('link').last().focus();
  await expectFocusFree(page, 'at the end of the page');
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
    // A new element, which a screen reader announces.
    const announced = failure.and(page.locator(':not([data-announced])'));
    await expect.poll(() => letToastIn(page).then(() => announced.count())).toBe(1);
    await letToastOut(page);
    await expect(failure).toHaveCount(1);
    await failure.evaluate((toast) => toast.setAttribute('data-announced', ''));
  }
  await pointAway(page);
  await page.clock.runFor(10 * 60_000);
  await expect(failure).toHaveCount(1);
  await failure.getByRole('button', { name: 'Close message' }).click();
  await letToastOut(page);
  await expect(failure).toHaveCount(0);
});
