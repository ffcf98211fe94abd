/** What a visitor does before an island has its script happens once, as soon as it has. */
import type { Page } from '@playwright/test';
import { fillIn } from '../../support/contact';
import { activate, expect, openHeld, test } from '../../support/hydration';
import { dialog, field, results } from '../../support/search';
import { DESKTOP, header } from '../../support/test';

const KINDS = ['mouse', 'touch', 'keyboard', 'bare click'] as const;

const dot = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Slide ${number}`) });

type Case = {
  path: string;
  button: string | RegExp;
  before?: (page: Page) => Promise<void>;
  after: (page: Page) => Promise<void>;
};

const CASES: Record<string, Case> = {
  'a menu opens and stays open': {
    path: '/about',
    button: 'Services',
    after: async (page) => {
      await expect(header(page).getByRole('button', { name: 'Services' })).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('link', { name: 'Life Sciences' }).first()).toBeVisible();
    },
  },
  'the carousel shows the next slide': {
    path: '/cyber-security',
    button: 'Next slide',
    after: (page) => expect(dot(page, 2)).toHaveAttribute('aria-current', 'true'),
  },
  'the carousel jumps to a slide': {
    path: '/cyber-security',
    button: /^Slide 3/,
    after: (page) => expect(dot(page, 3)).toHaveAttribute('aria-current', 'true'),
  },
  'the search opens, finds, and closes': {
    path: '/about',
    button: 'Search',
    after: async (page) => {
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('phishing');
      await expect(results(page).first()).toContainText('Cyber security training');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    },
  },
  'the form is sent once and emptied': {
    path: '/contact',
    button: 'Send message',
    before: (page) => fillIn(page),
    after: async (page) => {
      await expect(page.locator('.toast')).toHaveCount(1);
      await expect(page.getByRole('textbox', { name: /^First name/ })).toHaveValue('');
    },
  },
  'a number is copied once': {
    path: '/contact',
    button: 'Copy phone number',
    after: async (page) => {
      await expect(page.locator('.toast')).toHaveCount(1);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+61 2 5550 0100');
    },
  },
};

for (const kind of KINDS) {
  test.describe(`by ${kind}`, () => {
    test.use({ hasTouch: kind === 'touch', viewport: DESKTOP, reducedMotion: 'no-preference' });

    for (const [name, { path, button, before, after }] of Object.entries(CASES)) {
      test(name, async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const start = await openHeld(page, path);
        await before?.(page);
        const control = page.getByRole('button', { name: button }).first();
        const act = async () => {
          if (kind === 'mouse') await control.click();
          if (kind === 'touch') await control.tap();
          if (kind === 'keyboard') await control.press('Enter');
          if (kind === 'bare click') await control.evaluate(activate);
        };
        await act();
        // An impatient visitor; the search is open already.
        if (button !== 'Search') await act();
        await start();
        await after(page);
      });
    }
  });
}

test.describe('before its script', () => {
  test.use({ viewport: DESKTOP });

  test('the form reports that it is being sent, then that it was', async ({ page }) => {
    const start = await openHeld(page, '/contact');
    await fillIn(page);
    const sending = page.getByRole('status').filter({ hasText: 'One moment…' });
    await expect(sending).toBeHidden();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(sending).toBeVisible();
    // Assistive technology may skip what is inside a busy element.
    await expect(page.locator('[aria-busy] [role=status]')).toHaveCount(0);
    await start();
    await expect(page.locator('.toast')).toHaveCount(1);
    await expect(sending).toBeHidden();
  });

  test('an incomplete form ends with the marks and the summary it has later', async ({ page }) => {
    const start = await openHeld(page, '/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await start();
    await expect(page.locator('.field-message')).toHaveCount(5);
    await expect(page.getByText('Please check:')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^First name/ })).toBeFocused();
  });

  test('the form keeps what is typed', async ({ page }) => {
    const start = await openHeld(page, '/contact');
    const message = page.getByRole('textbox', { name: /message/i });
    await message.pressSequentially('Half a sen');
    await start();
    await message.pressSequentially('tence');
    await expect(message).toHaveValue('Half a sentence');
  });

  test('a message that is sent leaves what is typed afterwards, and no more', async ({ page }) => {
    const start = await openHeld(page, '/contact');
    await fillIn(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    const message = page.getByRole('textbox', { name: /^Message/ });
    await message.fill('One more thing');
    // Visited, not edited.
    await page.keyboard.press('Shift+Tab');
    await start();
    await expect(page.locator('.toast')).toHaveCount(1);
    await expect(message).toHaveValue('One more thing');
    for (const name of [/^First name/, /^Email/]) await expect(page.getByRole('textbox', { name })).toHaveValue('');
  });

  test('Enter on a menu and Tab onward does not open the panel behind the focus', async ({ page }) => {
    const start = await openHeld(page, '/about');
    const trigger = header(page).getByRole('button', { name: 'Services' });
    await trigger.press('Enter');
    await page.keyboard.press('Tab');
    await start();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(header(page).getByRole('button', { name: 'Products' })).toBeFocused();
    await trigger.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  });

  for (const keys of ['Control+k', 'Meta+k']) {
    test(`${keys} opens the search, which keeps and finds what is typed`, async ({ page }) => {
      const start = await openHeld(page, '/about');
      const logo = header(page).getByRole('link').first();
      await logo.focus();
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('phish');
      await start();
      await page.keyboard.type('ing');
      await expect(field(page)).toHaveValue('phishing');
      await expect(results(page).first()).toContainText('Cyber security training');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    });
  }

  for (const keys of ['Control+Shift+K', 'Control+Alt+k', 'Alt+/', '/', 'k']) {
    test(`${keys} does not open the search, before or after`, async ({ page }) => {
      const start = await openHeld(page, '/about');
      await page.keyboard.press(keys);
      await header(page).getByRole('button', { name: 'Search' }).focus();
      await start();
      await page.keyboard.press(keys);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect(dialog(page)).toHaveCount(0);
    });
  }

  test('the search closes by its button and by Escape, and gives the focus back', async ({ page }) => {
    const start = await openHeld(page, '/about');
    const button = page.getByRole('button', { name: 'Search' });
    await button.click();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await page.keyboard.press('Escape');
    await start();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('Enter in the search leads to the results', async ({ page }) => {
    const start = await openHeld(page, '/about');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('phishing');
    await page.keyboard.press('Enter');
    await start();
    await expect(page).toHaveURL('/search?q=phishing');
    await expect(results(page).first()).toHaveAttribute('href', '/cyber-security-training');
  });

  for (const path of ['/search', '/search?q=iris']) {
    test(`the field of ${path} keeps what is typed, and finds it`, async ({ page }) => {
      // With a term in the URL its scripts load with the page, and the load event waits for them.
      const start = await openHeld(page, path, { waitUntil: 'domcontentloaded' });
      const box = page.getByRole('searchbox');
      await box.pressSequentially('phish');
      await start();
      await box.pressSequentially('ing');
      await expect(box).toHaveValue('phishing');
      await expect(results(page).first()).toHaveAttribute('href', '/cyber-security-training');
    });
  }

  test('a link leads on without waiting', async ({ page }) => {
    await openHeld(page, '/about');
    await page.getByRole('link', { name: 'Blog' }).first().click();
    await expect(page).toHaveURL('/blog');
  });

  test('a hovered menu stays open while its script takes effect', async ({ page }) => {
    const start = await openHeld(page, '/about');
    await page.getByRole('button', { name: 'Products' }).hover();
    await start();
    await expect(page.getByRole('link', { name: 'LIMS' }).first()).toBeVisible();
  });

  test('a carousel that was swiped goes on from that slide', async ({ page }) => {
    const start = await openHeld(page, '/cyber-security');
    await page.locator('.carousel-viewport').evaluate((row) => row.scrollTo({ left: row.clientWidth }));
    await page.getByRole('button', { name: 'Next slide' }).click();
    await start();
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the menu opens, and stays open', async ({ page }) => {
      const start = await openHeld(page, '/about');
      await page.locator('summary', { hasText: 'Menu' }).click();
      await start();
      await expect(page.locator('details.phone-nav')).toHaveAttribute('open');
      await page.locator('.phone-nav').getByRole('link', { name: 'Blog' }).click();
      await expect(page).toHaveURL('/blog');
    });
  });
});
