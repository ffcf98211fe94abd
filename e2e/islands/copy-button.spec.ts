/** The copy buttons and their notices: the specification, section 9. */
import type { Page } from '@playwright/test';
import { expect, open, openFrozen, pointAway, test } from '../support/test';
import { expectGone, letToastIn, letToastOut, notices } from '../support/toasts';

const PHONE = 'Copy phone number';
const EMAIL = 'Copy email address';
const PHONE_COPIED = 'Phone number copied';
const EMAIL_COPIED = 'Email address copied';
const POST = '/blog/change-in-employee-engagement-perception';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function press(page: Page, name: string) {
  await button(page, name).click();
  // The clipboard answers in its own time, not on the page's clock.
  await expect
    .poll(async () => {
      await letToastIn(page);
      return notices(page).count();
    })
    .toBeGreaterThan(0);
}

test.describe('with the clipboard at hand', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const [path, name, text, said] of [
    ['/contact', PHONE, '+61 2 5550 0100', PHONE_COPIED],
    ['/contact', EMAIL, 'sales@spanwell.example', EMAIL_COPIED],
    [POST, 'Copy link', `https://www.spanwell.example${POST}`, 'Link copied'],
  ] as const) {
    test(`'${name}' on ${path} copies it and says so`, async ({ page }) => {
      await open(page, path);
      await button(page, name).click();
      await expect(notices(page)).toHaveText([said]);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    });
  }

  test('a notice goes by itself after 4000 ms: shown at 3999 ms, going at 4000 ms', async ({ page }) => {
    await openFrozen(page, '/contact');
    await button(page, PHONE).click();
    await pointAway(page);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('+61 2 5550 0100');
    await letToastIn(page);
    await expect(notices(page)).toHaveCount(1);
    await page.clock.runFor(3999);
    await expect(notices(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await letToastOut(page);
    await expect(notices(page)).toHaveCount(0);
    await expectGone(page);
  });

  test('at most 3 notices are shown, and a fourth takes the place of the oldest', async ({ page }) => {
    await openFrozen(page, '/contact');
    await press(page, PHONE);
    for (const count of [2, 3]) {
      await press(page, EMAIL);
      await expect.poll(() => shown(page)).toHaveLength(count);
    }
    expect((await shown(page)).sort()).toEqual([EMAIL_COPIED, EMAIL_COPIED, PHONE_COPIED].sort());
    await press(page, EMAIL);
    await expect.poll(() => shown(page)).toEqual([EMAIL_COPIED, EMAIL_COPIED, EMAIL_COPIED]);
    for (const notice of await notices(page).all()) await expect(notice).toBeInViewport({ ratio: 1 });
  });

  test('the clock of a notice stops while the pointer is on it', async ({ page }) => {
    await openFrozen(page, '/contact');
    await press(page, PHONE);
    await notices(page).hover();
    await page.clock.runFor(60_000);
    await expect(notices(page)).toHaveCount(1);
    await pointAway(page);
    await page.clock.runFor(4100);
    await expect(notices(page)).toHaveCount(0);
  });

  test('the clock of a notice stops while it has the focus', async ({ page }) => {
    await openFrozen(page, '/contact');
    await press(page, PHONE);
    await notices(page).getByRole('button').focus();
    await page.clock.runFor(60_000);
    await expect(notices(page)).toHaveCount(1);
    await button(page, PHONE).focus();
    await page.clock.runFor(4100);
    await expect(notices(page)).toHaveCount(0);
  });

  async function shown(page: Page) {
    // Two frames: a notice that makes room leaves with the next one.
    await page.clock.runFor(32);
    return notices(page).allInnerTexts();
  }
});

test('a clipboard that refuses is told, not hidden', async ({ page }) => {
  await page.addInitScript(() => {
    // The map's frame, which has no network here, has no clipboard either.
    if (navigator.clipboard)
      Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) });
  });
  await open(page, '/contact');
  await button(page, PHONE).click();
  await expect(notices(page)).toHaveText(['Copying failed. Please select the text and copy it by hand.']);
});
