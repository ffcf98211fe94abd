/** Repeated input: a double click, a held Enter and ten fast clicks leave each control in the requested state. */
import type { Locator, Page } from '@playwright/test';
import { IS_ALL } from '../../scripts/test/suites';
import { FIELDS, field, fillIn, submitButton, summary } from '../support/contact';
import { dialog, field as searchField } from '../support/search';
import { DESKTOP, expect, openFrozen, PHONE, test } from '../support/test';
import { announcements, letToastIn, letToastOut, notices } from '../support/toasts';

test.use({ viewport: DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });

const holdEnter = async (control: Locator) => {
  await control.focus();
  // Each further "down" is a repeat.
  for (let times = 0; times < 6; times++) await control.page().keyboard.down('Enter');
  await control.page().keyboard.up('Enter');
};

const REPEATS: Record<string, (control: Locator) => Promise<void>> = {
  'a double click': (control) => control.dblclick(),
  'ten fast clicks': (control) => control.click({ clickCount: 10 }),
  'a held Enter': holdEnter,
};

/** The distance of an element from the top of the page, in pixels. */
const placeOf = (element: Locator) => element.evaluate((button) => button.getBoundingClientRect().top + scrollY);

type Case = { path: string; control: string; after: (page: Page, repeat: string) => Promise<void> };

const currentSlide = (page: Page, number: number) =>
  expect(page.getByRole('button', { name: new RegExp(`^Slide ${number}`) })).toHaveAttribute('aria-current', 'true');

const CASES: Record<string, Case> = {
  // The pointer opens it, the first click keeps it open, each further click changes it.
  'a menu': {
    path: '/about',
    control: 'button:text("Services")',
    after: (page, repeat) =>
      expect(page.locator('button:text("Services")')).toHaveAttribute('aria-expanded', `${repeat === 'a held Enter'}`),
  },
  'the search button': {
    path: '/about',
    control: '[aria-keyshortcuts]',
    after: async (page) => {
      await expect(dialog(page)).toBeVisible();
      await expect(searchField(page)).toBeFocused();
    },
  },
  'the next button': {
    path: '/cyber-security',
    control: '[aria-label="Next slide"]',
    after: (page, repeat) => currentSlide(page, { 'a double click': 3, 'ten fast clicks': 2 }[repeat] ?? 2),
  },
  'a dot': {
    path: '/cyber-security',
    control: '.dot:nth-child(3)',
    after: (page) => currentSlide(page, 3),
  },
  'a copy button': {
    path: '/contact',
    control: '[aria-label="Copy phone number"]',
    after: async (page, repeat) => {
      const count = { 'a double click': 2, 'ten fast clicks': 3 }[repeat] ?? 1;
      await expect
        .poll(async () => {
          // Two frames: a notice that makes room leaves with the next one.
          await page.clock.runFor(32);
          return notices(page).count();
        })
        .toBe(count);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+61 2 5550 0100');
    },
  },
  'the phone menu': {
    path: '/about',
    control: '.phone-nav > summary',
    after: (page, repeat) => expect(page.locator('.phone-nav[open]')).toHaveCount(repeat === 'a held Enter' ? 1 : 0),
  },
};

for (const [name, { path, control, after }] of Object.entries(CASES)) {
  test(`answers ${Object.keys(REPEATS).join(', ')} on ${name} once a click`, {
    tag: '@all',
  }, async ({ page }) => {
    if (name === 'the phone menu') await page.setViewportSize(PHONE);
    for (const [repeat, act] of Object.entries(REPEATS)) {
      await test.step(repeat, async () => {
        await openFrozen(page, path);
        await act(page.locator(control).first());
        await after(page, repeat);
      });
    }
  });
}

test('sends a form once within the time of its toast, without false errors', async ({ page }) => {
  const twiceEnter = async () => {
    await field(page, 'email').press('Enter');
    // The focus is on the button now.
    await page.keyboard.press('Enter');
  };
  const inField = () => holdEnter(field(page, 'email'));
  const expectSentOnce = async () => {
    await letToastIn(page);
    await expect(announcements(page)).toHaveCount(1);
    await expect(page.locator('[aria-invalid=true], .field-message')).toHaveCount(0);
    await expect(summary(page)).toHaveCount(0);
    for (const name of FIELDS) await expect(field(page, name)).toHaveValue('');
    await expect(submitButton(page)).toBeFocused();
  };
  for (const act of IS_ALL ? [...Object.values(REPEATS), twiceEnter, inField] : [twiceEnter]) {
    await openFrozen(page, '/contact');
    await fillIn(page);
    const before = await placeOf(submitButton(page));
    await act(submitButton(page));
    await expectSentOnce();
    expect(await placeOf(submitButton(page)), 'a second click meets the button again').toBe(before);
  }
  await page.clock.runFor(4000);
  await page.keyboard.press('Enter');
  await expectSentOnce();
  // Once the toast is gone the empty form is one that lacks five answers; a second message is sent at any time.
  await page.clock.runFor(1000);
  await letToastOut(page);
  await expect(announcements(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(5);
  for (const count of [1, 2]) {
    await fillIn(page);
    await submitButton(page).click();
    await letToastIn(page);
    await expect(announcements(page)).toHaveCount(count);
  }
});
