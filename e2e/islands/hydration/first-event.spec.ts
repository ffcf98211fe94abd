/** What a visitor does before an island has its script happens once, as soon as it has. */
import type { Page } from '@playwright/test';
import { fillIn } from '../../support/contact';
import { activate, openHeld, SCRIPTS } from '../../support/hydration';
import { dialog, field, results } from '../../support/search';
import { DESKTOP, expect, header, PHONE, test } from '../../support/test';

const KINDS = ['mouse', 'touch', 'keyboard', 'bare click'] as const;

const dot = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Slide ${number}`) });

type Case = { path: string; button: string; before?: typeof fillIn; after: (page: Page) => Promise<void> };

const MENU: Case = {
  path: '/about',
  button: 'Services',
  after: async (page) => {
    await expect(header(page).getByRole('button', { name: 'Services' })).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: 'Life Sciences' }).first()).toBeVisible();
  },
};
const CASES: Record<string, Case> = {
  'shows the next slide': {
    path: '/cyber-security',
    button: 'Next slide',
    after: (page) => expect(dot(page, 2)).toHaveAttribute('aria-current', 'true'),
  },
  'opens the search, which finds, and closes it': {
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
  'sends the form once and empties it': {
    path: '/contact',
    button: 'Send message',
    before: fillIn,
    after: async (page) => {
      await expect(page.locator('.toast')).toHaveCount(1);
      await expect(page.getByRole('textbox', { name: /^First name/ })).toHaveValue('');
    },
  },
  'copies a number once': {
    path: '/contact',
    button: 'Copy phone number',
    after: async (page) => {
      await expect(page.locator('.toast')).toHaveCount(1);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+61 2 5550 0100');
    },
  },
};

for (const kind of KINDS) {
  test.describe(`by ${kind}`, { tag: kind === 'mouse' ? [] : ['@all'] }, () => {
    test.use({ hasTouch: kind === 'touch', viewport: DESKTOP, reducedMotion: 'no-preference' });

    // One island by each kind of event, each island by one.
    const cases = { 'opens a menu, which stays open': MENU, ...(kind === 'mouse' && CASES) };
    for (const [name, { path, button, before, after }] of Object.entries(cases)) {
      test(name, async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const start = await openHeld(page, path);
        await before?.(page);
        const control = page.getByRole('button', { name: button }).first();
        const act = {
          mouse: () => control.click(),
          touch: () => control.tap(),
          keyboard: () => control.press('Enter'),
          'bare click': () => control.evaluate(activate),
        }[kind];
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

  test('reports that the form is being sent, keeps what is typed afterwards, and no more', async ({ page }) => {
    const start = await openHeld(page, '/contact');
    await fillIn(page);
    const sending = page.getByRole('status').filter({ hasText: 'One moment…' });
    await expect(sending).toBeHidden();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(sending).toBeVisible();
    // Assistive technology may skip the content of a busy element.
    await expect(page.locator('[aria-busy] [role=status]')).toHaveCount(0);
    const message = page.getByRole('textbox', { name: /^Message/ });
    await message.fill('One more thing');
    // Visited, not edited.
    await page.keyboard.press('Shift+Tab');
    await start();
    await expect(page.locator('.toast')).toHaveCount(1);
    await expect(sending).toBeHidden();
    await expect(message).toHaveValue('One more thing');
    for (const name of [/^First name/, /^Email/]) await expect(page.getByRole('textbox', { name })).toHaveValue('');
  });

  test('keeps what is typed in an incomplete form, with the marks and the summary it has later', async ({ page }) => {
    const start = await openHeld(page, '/contact');
    const message = page.getByRole('textbox', { name: /^Message/ });
    await message.pressSequentially('Half a sen');
    await page.getByRole('button', { name: 'Send message' }).click();
    await start();
    await expect(page.locator('.field-message')).toHaveCount(4);
    await expect(page.getByText('Please check:', { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^First name/ })).toBeFocused();
    await message.pressSequentially('tence');
    await expect(message).toHaveValue('Half a sentence');
  });

  test('keeps a panel closed behind the focus after Enter on a menu and Tab', { tag: '@all' }, async ({ page }) => {
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

  test('opens the search by Control+k and Meta+k, which keeps and finds what is typed', async ({ page }) => {
    for (const keys of ['Control+k', 'Meta+k']) {
      const start = await openHeld(page, '/about');
      await header(page).getByRole('link').first().focus();
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('phish');
      await start();
      await page.keyboard.type('ing');
      await expect(field(page)).toHaveValue('phishing');
      await expect(results(page).first()).toContainText('Cyber security training');
    }
  });

  test('does not open the search by other keys, before or after', { tag: '@all' }, async ({ page }) => {
    const start = await openHeld(page, '/about');
    const keys = ['Control+Shift+K', 'Control+Alt+k', 'Alt+/', '/', 'k'];
    for (const key of keys) await page.keyboard.press(key);
    await header(page).getByRole('button', { name: 'Search' }).focus();
    await start();
    for (const key of keys) await page.keyboard.press(key);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(dialog(page)).toHaveCount(0);
  });

  test('closes the search by its button and by Escape, gives the focus back, and shows results by Enter', {
    tag: '@all',
  }, async ({ page }) => {
    const start = await openHeld(page, '/about');
    const button = page.getByRole('button', { name: 'Search' });
    await button.click();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('phishing');
    await page.keyboard.press('Enter');
    await start();
    await expect(page).toHaveURL('/search?q=phishing');
    await expect(results(page).first()).toHaveAttribute('href', '/cyber-security-training');
  });

  test('keeps and finds what is typed in the field of /search, also with a term in its URL', async ({ page }) => {
    for (const path of ['/search', '/search?q=iris']) {
      // With a term in the URL its scripts load with the page, and the load event waits for them.
      const start = await openHeld(page, path, { waitUntil: 'domcontentloaded' });
      const box = page.getByRole('searchbox');
      await box.pressSequentially('phish');
      await start();
      await box.pressSequentially('ing');
      await expect(box).toHaveValue('phishing');
      await expect(results(page).first()).toHaveAttribute('href', '/cyber-security-training');
    }
  });

  test('keeps a hovered menu open while its script takes effect, and follows a link without waiting', {
    tag: '@all',
  }, async ({ page }) => {
    const start = await openHeld(page, '/about');
    await page.getByRole('button', { name: 'Products' }).hover();
    await start();
    await expect(page.getByRole('link', { name: 'LIMS' }).first()).toBeVisible();
    await openHeld(page, '/about');
    await page.getByRole('link', { name: 'Blog' }).first().click();
    await expect(page).toHaveURL('/blog');
  });

  test('continues from the slide that was swiped to', { tag: '@all' }, async ({ page }) => {
    const start = await openHeld(page, '/cyber-security');
    await page.locator('.carousel-viewport').evaluate((row) => row.scrollTo({ left: row.clientWidth }));
    await page.getByRole('button', { name: 'Next slide' }).click();
    await start();
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
  });

  test('queues a click on a link that its island handles, and follows it after a failure', { tag: '@all' }, async ({
    page,
    site,
    consoleErrors,
  }) => {
    const file = site.files.find((name) => /^_islands\/videos\..*\.js$/.test(name));
    const film = `<site-island data-island="videos" data-props="{}" data-prefix="" data-files="/${file}">
      <a href="/blog" data-player="https://www.openstreetmap.org/" data-title="A bridge" data-queue="">Play</a></site-island>`;
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</h1>', `</h1>${film}`) });
    });
    const start = await openHeld(page, '/about');
    const play = page.getByRole('link', { name: 'Play' });
    await play.click();
    await expect(play).toHaveAttribute('aria-busy', 'true');
    await start();
    await expect(page.getByTitle('A bridge')).toBeVisible();
    await page.route(SCRIPTS, (route) => route.abort());
    await page.reload();
    await play.click();
    await expect(page.locator('[data-island=videos]')).toHaveAttribute('data-state', 'failed');
    await play.click();
    await expect(page).toHaveURL('/blog');
    // The request that was refused, and the loader's line about it.
    consoleErrors.length = 0;
  });

  test('opens the menu of a phone, which stays open', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const start = await openHeld(page, '/about');
    await page.locator('summary', { hasText: 'Menu' }).click();
    await start();
    await expect(page.locator('details.phone-nav')).toHaveAttribute('open');
    await page.locator('.phone-nav').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });
});
