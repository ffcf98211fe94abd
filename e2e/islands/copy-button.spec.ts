/** The copy buttons, and their notices: 4000 ms, at most 3. */
import type { Page } from '@playwright/test';
import { expect, open, openFrozen, pointAway, test } from '../support/test';
import { expectGone, letToastIn, notices } from '../support/toasts';

const PHONE = 'Copy phone number';
const EMAIL = 'Copy email address';
const PHONE_COPIED = 'Phone number copied';
const EMAIL_COPIED = 'Email address copied';
const POST = '/blog/change-in-employee-engagement-perception';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function copy(page: Page, name: string) {
  await button(page, name).click();
  // The clipboard answers in its own time, not on the page's clock.
  await expect
    .poll(async () => {
      await letToastIn(page);
      return notices(page).count();
    })
    .toBeGreaterThan(0);
}

test.use({ hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] });

test('copies by click, key and tap, says so, and keeps the focus of a key', async ({ page }) => {
  for (const [path, name, act, text, notice] of [
    ['/contact', PHONE, 'press', '+61 2 5550 0100', PHONE_COPIED],
    ['/contact', EMAIL, 'tap', 'sales@spanwell.example', EMAIL_COPIED],
    [POST, 'Copy link', 'click', `https://www.spanwell.example${POST}`, 'Link copied'],
  ] as const) {
    await open(page, path);
    await (act === 'press' ? button(page, name).press('Enter') : button(page, name)[act]());
    await expect(notices(page)).toHaveText([notice]);
    if (act === 'press') await expect(button(page, name)).toBeFocused();
    expect(await clipboard(page)).toBe(text);
  }
});

test('closes a notice after 4000 ms, not at 3999 ms, and shows at most 3, a fourth in the place of the oldest', async ({
  page,
}) => {
  await openFrozen(page, '/contact');
  await copy(page, PHONE);
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
  await copy(page, PHONE);
  for (const count of [2, 3]) {
    await copy(page, EMAIL);
    await expect.poll(shown).toHaveLength(count);
  }
  expect((await shown()).sort()).toEqual([EMAIL_COPIED, EMAIL_COPIED, PHONE_COPIED].sort());
  await copy(page, EMAIL);
  await expect.poll(shown).toEqual([EMAIL_COPIED, EMAIL_COPIED, EMAIL_COPIED]);
  for (const notice of await notices(page).all()) await expect(notice).toBeInViewport({ ratio: 1 });
});
